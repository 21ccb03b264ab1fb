import Foundation
import WindfallCore

/// See [CGLayer](https://developer.apple.com/documentation/coregraphics/cglayer). It records what is drawn into it.
public final class CGLayer {
  public let context: CGContext?
  public let size: CGSize

  /// Nil for a layer without a size.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.context = CGContext()
    self.size = size
  }
}

extension CGContext {
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let items = layer.context?.items, !items.isEmpty else { return }
    let place = CGAffineTransform(
      a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height, tx: rect.minX, ty: rect.minY)
    draw([.group(DisplayGroup(transform: place, items: items))])
  }
}
