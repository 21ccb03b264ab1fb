@_spi(Windfall) import CoreGraphics
import WindfallCore

extension UIView {
  func render(in context: CGContext) {
    layoutIfNeeded()
    guard let group = publishedGroup() else { return }
    context.saveGState()
    context.concatenate(group.transform.inverted())
    context.draw([.group(group)])
    context.restoreGState()
  }

  /// False where there is no context to draw into.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = DrawingStack.current else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / max(bounds.width, 0.001), y: rect.height / max(bounds.height, 0.001))
    render(in: context)
    context.restoreGState()
    return true
  }
}

extension CALayer {
  /// As the layer is shown when its position is left aside.
  public func render(in ctx: CGContext) {
    if let view { return view.render(in: ctx) }
    if let item = items(of: [self]).first {
      ctx.saveGState()
      ctx.translateBy(x: -frame.minX, y: -frame.minY)
      ctx.draw([item])
      ctx.restoreGState()
    }
  }
}

/// Drawing into the current context; without one nothing is drawn.
extension UIImage {
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(in rect: CGRect) {
    DrawingStack.current?.draw(displayItems(in: rect, tintColor: style.tint?.displayColor ?? .black))
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingStack.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
}

/// Drawing into the current context; without one nothing is drawn.
extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { DrawingStack.current?.setFillColor(cgColor) }

  public func setStroke() { DrawingStack.current?.setStrokeColor(cgColor) }
}

/// Drawing into the current context; without one nothing is drawn.
extension UIBezierPath {
  public func fill() { DrawingStack.current?.fill(displayPath) }

  public func stroke() { DrawingStack.current?.stroke(displayPath, line: displayStroke) }

  public func addClip() { DrawingStack.current?.clip(displayPath) }
}
