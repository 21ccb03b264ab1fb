import Foundation

final class PaddingItem: ModifierItem {
  var insets = EdgeInsets()

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(insets) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(childProposal(proposal))
    return CGSize(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom))
  }

  override func childRect(_ size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
