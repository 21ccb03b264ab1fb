/// See [UIGraphicsImageRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat).
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  open var scale = UIScreen.main.scale
  /// An opaque image begins black.
  open var opaque = false

  public override init() { super.init() }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale != 0 { scale = traitCollection.displayScale }
  }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
