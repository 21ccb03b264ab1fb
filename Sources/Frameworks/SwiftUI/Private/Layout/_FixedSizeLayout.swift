import Foundation

/// What `fixedSize` puts around a view.
public struct _FixedSizeLayout: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  func makeItem(_ child: LayoutItem) -> FixedSizeItem { FixedSizeItem(child: child) }

  func configure(_ item: FixedSizeItem, _ environment: EnvironmentValues) -> Bool {
    if item.horizontal == horizontal && item.vertical == vertical { return false }
    item.horizontal = horizontal
    item.vertical = vertical
    return true
  }
}

final class FixedSizeItem: ModifierItem {
  var horizontal = false
  var vertical = false

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
