/// See [UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer). An image
/// keeps what was drawn and is drawn anew wherever it is shown; it can be encoded in unit tests only.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// The renderer has a format of its own, which knows the bounds.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format.copy(with: bounds)
    super.init(bounds: bounds, format: imageFormat)
  }

  public convenience init() { self.init(bounds: .zero) }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open override var allowsImageOutput: Bool { true }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(wholePixels, imageFormat.opaque, imageFormat.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    actions(UIGraphicsImageRendererContext(context, format: imageFormat))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// A picture has whole pixels: a part of one is one more.
  private var wholePixels: CGSize {
    let scale = imageFormat.scale > 0 ? imageFormat.scale : Device.current.scale
    // What is a whole number but for the error of its calculation stays.
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: whole(bounds.width), height: whole(bounds.height))
  }
}

/// See [UIGraphicsImageRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat).
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale = Device.current.scale
  /// An opaque image begins black.
  open var opaque = false

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale != 0 { scale = traitCollection.displayScale }
  }

  fileprivate func copy(with bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    copy.scale = scale
    copy.opaque = opaque
    copy.bounds = bounds
    return copy
  }
}

/// See [UIGraphicsImageRendererContext](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext).
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage { DrawingStack.currentImage ?? UIImage() }
}
