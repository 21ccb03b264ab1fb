import Foundation

final class FixedSizeItem: ModifierItem {
  var horizontal = false
  var vertical = false

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
