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
  @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    DrawingStack.current?.draw(displayItems(in: rect, tintColor: style.tint?.displayColor ?? .black))
  }

  @preconcurrency @MainActor public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  @preconcurrency @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
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
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  @preconcurrency @MainActor public func setFill() { DrawingStack.current?.setFillColor(cgColor) }

  @preconcurrency @MainActor public func setStroke() { DrawingStack.current?.setStrokeColor(cgColor) }
}

/// Drawing into the current context; without one nothing is drawn.
extension UIBezierPath {
  @preconcurrency @MainActor public func fill() { DrawingStack.current?.fill(displayPath) }

  @preconcurrency @MainActor public func stroke() { DrawingStack.current?.stroke(displayPath, line: displayStroke) }

  @preconcurrency @MainActor public func addClip() { DrawingStack.current?.clip(displayPath) }
}
