/// See [NSShadow](https://developer.apple.com/documentation/uikit/nsshadow). Text is drawn without it.
open class NSShadow: NSObject, @unchecked Sendable {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A colour.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)
}
