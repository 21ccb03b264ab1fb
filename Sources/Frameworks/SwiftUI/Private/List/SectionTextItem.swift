import Foundation

/// The header or footer of a section: no row, but beside the rows.
@MainActor
final class SectionTextItem: ModifierItem {
  private static let inset: CGFloat = 16
  private static let gap: CGFloat = 7

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * Self.inset) }, height: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(childProposal(proposal))
    return CGSize(width: proposal.width ?? inner.width + 2 * Self.inset, height: inner.height + 2 * Self.gap)
  }

  override func childRect(_ size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    CGRect(origin: CGPoint(x: Self.inset, y: Self.gap), size: child.size(childProposal(proposal)))
  }
}

/// Marks the items of a section's header or footer: they get no row.
struct SectionTextModifier: LayoutModifier {
  func makeItem(_ child: LayoutItem) -> SectionTextItem { SectionTextItem(child: child) }

  func configure(_ item: SectionTextItem, _ environment: EnvironmentValues) -> Bool { false }
}
