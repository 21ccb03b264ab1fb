/// The closure that calls an override, of the type that the overridden member has.
///
/// Stops where the override was declared with another one: to call the overridden member instead would go unnoticed.
public func windfallOverride<Closure>(_ closure: Any?, as type: Closure.Type) -> Closure? {
  guard let closure else { return nil }
  guard let fitting = closure as? Closure else {
    fatalError("an override of type \(Swift.type(of: closure)) does not fit the member of type \(type) in an extension")
  }
  return fitting
}
