/// See [UIGraphicsRenderer](https://developer.apple.com/documentation/uikit/uigraphicsrenderer).
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  open private(set) var format: UIGraphicsRendererFormat

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  public override convenience init() { self.init(bounds: .zero) }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  open var allowsImageOutput: Bool { false }
}

/// See [UIGraphicsRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsrendererformat).
open class UIGraphicsRendererFormat: NSObject {
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  open class func `default`() -> Self { self.init() }

  open class func preferred() -> Self { self.init() }
}

/// See [UIGraphicsRendererContext](https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext).
open class UIGraphicsRendererContext: NSObject {
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { blending(blendMode) { fill(rect) } }

  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { blending(blendMode) { stroke(rect) } }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blending(_ mode: CGBlendMode, _ draw: () -> Void) {
    cgContext.saveGState()
    defer { cgContext.restoreGState() }
    cgContext.setBlendMode(mode)
    draw()
  }
}
