extension NSObject {
  /// See [classForCoder()](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/1411320-classforcoder).
  public static func classForCoder() -> AnyClass { self }
}

/// What every object says of its class, as in
/// [NSObjectProtocol](https://developer.apple.com/documentation/objectivec/nsobjectprotocol).
extension NSObjectProtocol {
  public func isKind(of type: AnyClass) -> Bool { ClassAncestry.inherits(Swift.type(of: self), from: type) }

  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self) == type }

  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  /// See [instancesRespond(to:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/1418555-instancesrespond).
  public static func instancesRespond(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return MethodTable.responds(instancesOf: self, selector: selector)
  }

  /// See [isSubclass(of:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/issubclass(of:)).
  public static func isSubclass(of other: AnyClass) -> Bool { ClassAncestry.inherits(self, from: other) }

  /// A class method that the class has by name.
  public static func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return MethodTable.classMethod(selector, of: self) != nil
  }

  /// Performs a class method.
  @discardableResult
  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unmanaged(MethodTable.invoke(classMethod: selector, of: self, arguments: []))
  }

  @discardableResult
  public static func perform(_ selector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
    unmanaged(MethodTable.invoke(classMethod: selector, of: self, arguments: [object]))
  }
}
