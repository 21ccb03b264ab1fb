/// See [PHFetchResult](https://developer.apple.com/documentation/photokit/phfetchresult).
///
/// It is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }

  open var firstObject: ObjectType? { nil }

  open var lastObject: ObjectType? { nil }

  open func object(at index: Int) -> ObjectType { preconditionFailure("the fetch result is empty") }

  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// See [PHFetchOptions](https://developer.apple.com/documentation/photokit/phfetchoptions).
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0

  public override init() { super.init() }
}
