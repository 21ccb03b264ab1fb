@_spi(Windfall) import CoreGraphics
import WindfallCore

/// Drawing into the current context; without one nothing is drawn.
extension NSAttributedString {
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  public func draw(in rect: CGRect) {
    let layout = layout(
      font: .systemFont(ofSize: 12), traits: .current, size: rect.size,
      options: TextLayoutOptions(lineBreak: .wordWrapping))
    DrawingStack.current?.draw(layout.displayItems(in: rect))
  }
}

extension NSString {
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: String(self), attributes: attrs).draw(at: point) }

  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: String(self), attributes: attrs).draw(in: rect) }
}
