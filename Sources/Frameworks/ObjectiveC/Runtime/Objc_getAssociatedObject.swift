/// See [objc_getAssociatedObject](https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)).
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = AssociatedValues.value(of: object as AnyObject, for: key)
  guard let reference = value as? UnretainedReference else { return value }
  return reference.object
}

/// See [objc_setAssociatedObject](https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)).
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  guard let value else { return AssociatedValues.set(nil, of: owner, for: key) }
  switch policy {
  case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
    AssociatedValues.set(value, of: owner, for: key)
  case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
    AssociatedValues.set((value as? any NSCopying)?.copy() ?? value, of: owner, for: key)
  case .OBJC_ASSOCIATION_ASSIGN:
    AssociatedValues.set(UnretainedReference(value as AnyObject), of: owner, for: key)
  }
}

/// See [objc_removeAssociatedObjects](https://developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:)).
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.removeAll(of: object as AnyObject)
}

/// A reference that does not keep its object alive.
private final class UnretainedReference {
  unowned let object: AnyObject

  init(_ object: AnyObject) { self.object = object }
}
