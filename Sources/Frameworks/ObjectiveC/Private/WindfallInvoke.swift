/// What the lowering makes of an optional requirement of the app's own protocol that an object has.
public func windfallInvoke<Result>(_ target: AnyObject, _ name: String, _ arguments: Any?...) -> Result {
  let value = MethodTable.invoke(target: target, selector: Selector(name), arguments: arguments)
  if let value = () as? Result { return value }
  if let value = PropertyConversion.convert(value, to: Result.self) { return value }
  fatalError("-[\(type(of: target)) \(name)] has not returned \(Result.self)")
}

/// Whether an object has an optional requirement.
public func windfallResponds(_ target: AnyObject, _ name: String) -> Bool {
  MethodTable.responds(target: target, selector: Selector(name))
}

/// What the lowering puts before a change of a `dynamic` property.
public func windfallWillChange(_ object: AnyObject, _ key: String) {
  guard KeyValueObservers.isActive, KeyValueObservers.notifiesAutomatically(key, in: type(of: object)) else { return }
  KeyValueObservers.willChange(object, key)
}

/// What the lowering puts after a change of a `dynamic` property.
public func windfallDidChange(_ object: AnyObject, _ key: String) {
  guard KeyValueObservers.isActive, KeyValueObservers.notifiesAutomatically(key, in: type(of: object)) else { return }
  KeyValueObservers.didChange(object, key)
}

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

/// What the lowering puts around a framework's optional method that is called with a question mark: it is always there
/// here, and does nothing where the class lacks it. Around the call itself if a closure follows it.
@discardableResult public func windfallOptional<Method>(_ method: Method) -> Method? { method }

/// The same for a method that is reached through an optional, and for a property that holds a closure.
@discardableResult public func windfallOptional<Method>(_ method: Method?) -> Method? { method }
