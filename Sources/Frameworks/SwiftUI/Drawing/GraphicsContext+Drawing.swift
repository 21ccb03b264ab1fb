import UIKit
import WindfallCore

extension GraphicsContext {
  // MARK: - Paths

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if path.isEmpty { return }
    draw([.fill(path.display, shading.paint(environment, path.boundingRect))])
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if path.isEmpty { return }
    draw([.stroke(path.display, shading.paint(environment, path.boundingRect), style.display)])
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: - Text

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment) }

  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.layout(in: rect.size).displayItems(in: rect)) }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: anchor.place(size, at: point))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: - Images

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, environment) }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let tint = image.shading ?? .foreground
    guard case .color(let color) = tint.paint(environment, rect) else { return draw(image.items(in: rect, .black)) }
    draw(image.items(in: rect, color))
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: anchor.place(image.size, at: point))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: - Symbols and shadings

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.items(in: rect)) }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: anchor.place(symbol.size, at: point))
  }

  /// The shading as the context's environment shows it.
  public func resolve(_ shading: Shading) -> Shading {
    nonisolated(unsafe) let environment = environment
    let shading = shading
    return Shading { _, rect in shading.paint(environment, rect) }
  }
}

extension UnitPoint {
  /// The box of a size that has this point of it at a place.
  fileprivate func place(_ size: CGSize, at point: CGPoint) -> CGRect {
    CGRect(
      origin: CGPoint(x: point.x - size.width * x, y: point.y - size.height * y), size: size)
  }
}
