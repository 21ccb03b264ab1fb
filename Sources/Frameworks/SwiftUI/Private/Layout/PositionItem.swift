import Foundation

final class PositionItem: ModifierItem {
  var position = CGPoint.zero

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
  }

  override func childRect(_ size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    let inner = child.size(proposal)
    return CGRect(
      x: position.x - inner.width / 2, y: position.y - inner.height / 2, width: inner.width, height: inner.height)
  }
}

/// What `position` puts around a view.
public struct _PositionLayout: LayoutModifier {
  let position: CGPoint

  func makeItem(_ child: LayoutItem) -> PositionItem { PositionItem(child: child) }

  func configure(_ item: PositionItem, _ environment: EnvironmentValues) -> Bool {
    if item.position == position { return false }
    item.position = position
    return true
  }
}
