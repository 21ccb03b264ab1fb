import UIKit
import WindfallCore

extension GraphicsContext {
  /// See [GraphicsContext.ResolvedSymbol](https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol).
  public struct ResolvedSymbol {
    public let size: CGSize
    private let picture: [DisplayItem]

    init(size: CGSize, picture: [DisplayItem]) {
      self.size = size
      self.picture = picture
    }

    /// The view's picture, stretched to a box.
    func items(in rect: CGRect) -> [DisplayItem] {
      let transform = CGAffineTransform(
        a: rect.width / max(size.width, 0.001), b: 0, c: 0, d: rect.height / max(size.height, 0.001), tx: rect.minX,
        ty: rect.minY)
      return [.group(DisplayGroup(transform: transform, items: picture))]
    }
  }
}
