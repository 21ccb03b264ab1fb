/// See [UIGraphicsImageRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat).
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  open var scale = UIScreen.main.scale
  /// An opaque image begins black.
  open var opaque = false

  public override init() { super.init() }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
