import UIKit
import WindfallCore

/// An item whose view is transformed by a function of its size.
@MainActor
final class GeometryEffectItem: HostItem {
  var transform: (@MainActor (CGSize) -> CGAffineTransform)?

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    super.placeContents(rect, proposal)
    let own = transform?(rect.size) ?? .identity
    // A view turns about its centre, an effect about the corner.
    let (x, y) = (rect.width / 2, rect.height / 2)
    view.transform = CGAffineTransform(translationX: x, y: y).concatenating(own)
      .concatenating(CGAffineTransform(translationX: -x, y: -y))
  }
}
