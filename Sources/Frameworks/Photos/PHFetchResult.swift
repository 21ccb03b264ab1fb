/// See [PHFetchResult](https://developer.apple.com/documentation/photokit/phfetchresult).
///
/// It is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }

  open var firstObject: ObjectType? { nil }

  open var lastObject: ObjectType? { nil }

  open func object(at index: Int) -> ObjectType { preconditionFailure("the fetch result is empty") }

  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { object(at: $0) } }

  open subscript(index: Int) -> ObjectType { object(at: index) }

  open func contains(_ anObject: ObjectType) -> Bool { false }

  open func index(of anObject: ObjectType) -> Int { NSNotFound }

  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }

  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}

  open func enumerateObjects(
    options: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// See [PHFetchOptions](https://developer.apple.com/documentation/photokit/phfetchoptions).
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var wantsIncrementalChangeDetails = true

  public override init() { super.init() }
}
