@_spi(Windfall) import CoreGraphics
import WindfallCore

extension CALayer {
  public func needsDisplay() -> Bool { isStale }

  public func displayIfNeeded() {
    guard isStale else { return }
    isStale = false
    display()
  }

  /// What the layer's class or its delegate draws, drawn anew where that was asked for.
  var drawnItems: [DisplayItem] {
    guard view?.drawsByLayer ?? true else { return [] }
    displayIfNeeded()
    return backing
  }

  func drawBacking() {
    backing = DrawingStack.record {
      guard let context = DrawingStack.current else { return }
      delegate?.layerWillDraw(self)
      draw(in: context)
    }
  }
}

extension CALayer {
  public func needsLayout() -> Bool { view?.layoutState.needsLayout ?? false }

  public func preferredFrameSize() -> CGSize { bounds.size }
}

extension UIView {
  /// Whether the class of the layer is one of its own, or the view draws into it; other views need no layer.
  var drawsByLayer: Bool {
    type(of: self).layerClass != CALayer.self || LayerDrawing.override.isOverridden(by: type(of: self))
  }
}

/// Tells which classes of views draw their layers.
private enum LayerDrawing {
  static let override = OverriddenMember(of: UIView.self, in: OverridingView.self, beside: PlainView.self)

  private class PlainView: UIView {}

  private class OverridingView: PlainView {
    override func draw(_ layer: CALayer, in ctx: CGContext) {}
  }
}
