/// See [PHFetchOptions](https://developer.apple.com/documentation/photokit/phfetchoptions).
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0

  public override init() { super.init() }
}
