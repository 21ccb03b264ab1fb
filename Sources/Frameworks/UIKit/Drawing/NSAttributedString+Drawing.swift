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

  /// Without `usesLineFragmentOrigin` the text is one line, and the origin of the rectangle is where its baseline begins.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let bounds = boundingRect(with: rect.size, options: options, context: context)
    guard !options.contains(.usesLineFragmentOrigin) else { return draw(in: rect, truncated: options) }
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    let ascent = (font ?? .systemFont(ofSize: 12)).ascender
    draw(
      in: CGRect(x: rect.minX, y: rect.minY - ascent, width: bounds.width, height: bounds.height), truncated: options)
  }

  @MainActor private func draw(in rect: CGRect, truncated options: NSStringDrawingOptions) {
    let truncates = options.contains(.truncatesLastVisibleLine)
    let box = truncates ? rect.size : CGSize(width: rect.width > 0 ? rect.width : .infinity, height: .infinity)
    let layout = layout(
      font: .systemFont(ofSize: 12), traits: .current, size: box,
      options: TextLayoutOptions(lineLimit: 0, lineBreak: truncates ? .truncatingTail : .wordWrapping))
    DrawingStack.current?.draw(layout.displayItems(in: CGRect(origin: rect.origin, size: box)))
  }
}

extension NSString {
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: String(self), attributes: attrs).draw(at: point) }

  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: String(self), attributes: attrs).draw(in: rect) }

  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(self), attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
}
