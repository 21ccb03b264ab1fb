import UIKit

/// Takes all it is offered, and reaches over the safe area: the bar inside keeps clear of it.
@MainActor
final class NavigationItem: ViewItem<UIView> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    view.frame = SafeArea.extend(rect, of: self, over: .all)
  }
}
