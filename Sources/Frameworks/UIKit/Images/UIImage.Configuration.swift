extension UIImage {
  /// See [UIImage.Configuration](https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class).
  open class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }
  }
}
