/// The messages that can be sent to any object, of whatever class: see [NSObjectProtocol](https://developer.apple.com/documentation/objectivec/nsobjectprotocol).
public struct WindfallObject {
  /// The object itself.
  public let object: AnyObject

  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unmanaged(MethodTable.invoke(target: object, selector: selector, arguments: []))
  }

  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any?) -> Unmanaged<AnyObject>! {
    unmanaged(MethodTable.invoke(target: object, selector: selector, arguments: [argument]))
  }

  @discardableResult
  public func perform(_ selector: Selector!, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>! {
    unmanaged(MethodTable.invoke(target: object, selector: selector, arguments: [first, second]))
  }

  public func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return MethodTable.responds(target: object, selector: selector)
  }

  public func isKind(of type: AnyClass) -> Bool { ClassAncestry.inherits(Swift.type(of: object), from: type) }

  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: object) == type }

  public func isEqual(_ other: Any?) -> Bool {
    guard let other else { return false }
    if let own = object as? AnyHashable, let other = other as? AnyHashable { return own == other }
    return object === other as AnyObject
  }

  public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: object, forKey: key) }

  public func value(forKeyPath path: String) -> Any? { KeyValueCoding.value(of: object, forKeyPath: path) }

  public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, of: object, forKey: key) }

  public func setValue(_ value: Any?, forKeyPath path: String) {
    KeyValueCoding.set(value, of: object, forKeyPath: path)
  }
}

extension WindfallObject {
  /// A property that some class has; on iOS the type is that of the first such property which fits.
  public func windfallProperty<Value>(_ key: String) -> Value {
    let value = KeyValueCoding.value(of: object, forKey: key)
    if let value = value as? Value { return value }
    fatalError("\(type(of: object)).\(key) is no \(Value.self) but \(value.map { "\($0)" } ?? "nil")")
  }
}

/// The messages that can be sent to any class: see [NSObjectProtocol](https://developer.apple.com/documentation/objectivec/nsobjectprotocol).
public struct WindfallClass {
  fileprivate let type: AnyClass

  public func description() -> String { windfallStringFromClass(type) }

  public func isSubclass(of other: AnyClass) -> Bool { ClassAncestry.inherits(type, from: other) }
}

/// What the lowering makes of the receiver of a message: itself, if its type has such a method.
public func windfallObject<Object>(_ object: Object) -> Object { object }

/// Otherwise the messages of any object.
@_disfavoredOverload
public func windfallObject(_ object: AnyObject) -> WindfallObject { WindfallObject(object: object) }

@_disfavoredOverload
public func windfallObject(_ object: AnyObject?) -> WindfallObject? { object.map(WindfallObject.init) }

@_disfavoredOverload
public func windfallObject(_ type: AnyClass) -> WindfallClass { WindfallClass(type: type) }
