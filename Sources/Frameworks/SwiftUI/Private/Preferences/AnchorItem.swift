import UIKit

/// Tells when the content of an anchor has moved.
final class AnchorItem: ModifierItem {
  var onMove: (() -> Void)?
  private var lastPlace: CGRect?

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    super.placeContents(rect, proposal)
    if rect == lastPlace { return }
    lastPlace = rect
    onMove?()
  }
}
