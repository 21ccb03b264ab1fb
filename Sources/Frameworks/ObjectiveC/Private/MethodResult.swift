/// Gives a method's result as `perform` hands it on: nothing for a method without one, and no optional in an optional.
func result<R>(_ value: R) -> Any? {
  if R.self == Void.self { return nil }
  if let optional = value as? any OptionalResult { return optional.wrapped }
  return value
}

/// Sees whether a result of unknown type is an optional.
private protocol OptionalResult {
  var wrapped: Any? { get }
}

extension Optional: OptionalResult {
  fileprivate var wrapped: Any? { self }
}
