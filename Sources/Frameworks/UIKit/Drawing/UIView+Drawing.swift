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
