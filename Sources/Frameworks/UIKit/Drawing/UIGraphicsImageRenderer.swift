/// See [UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer). An image
/// keeps what was drawn and is drawn anew wherever it is shown; it cannot be encoded.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  open private(set) var format: UIGraphicsImageRendererFormat

  /// The renderer has a format of its own, which knows the bounds.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format.copy(with: bounds)
    super.init()
  }

  public override convenience init() { self.init(bounds: .zero) }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(wholePixels, format.opaque, format.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    actions(UIGraphicsImageRendererContext(context, format: format))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }

  /// A picture has whole pixels: a part of one is one more.
  private var wholePixels: CGSize {
    let scale = format.scale > 0 ? format.scale : Device.current.scale
    // What is a whole number but for the error of its calculation stays.
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: whole(bounds.width), height: whole(bounds.height))
  }
}

/// See [UIGraphicsImageRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat).
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale = Device.current.scale
  /// An opaque image begins black.
  open var opaque = false
  open private(set) var bounds = CGRect.zero

  public override init() { super.init() }

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

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// See [UIGraphicsImageRendererContext](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext).
open class UIGraphicsImageRendererContext: NSObject {
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  open var currentImage: UIImage { DrawingStack.currentImage ?? UIImage() }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
