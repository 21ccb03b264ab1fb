/// See [PHObject](https://developer.apple.com/documentation/photokit/phobject).
open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}
