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
