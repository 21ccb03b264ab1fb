import UIKit

/// An item that changes how one other item is laid out.
@MainActor
class ModifierItem: LayoutItem {
  let child: LayoutItem

  init(child: LayoutItem) {
    self.child = child
    super.init()
    child.container = self
  }

  /// What the content is offered when this item is offered `proposal`.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Where the content lies in an item of this size that answered this proposal.
  func childRect(_ size: CGSize, _ proposal: ProposedViewSize) -> CGRect { CGRect(origin: .zero, size: size) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(childProposal(proposal)) }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    let inner = childRect(rect.size, proposal)
    child.place(in: inner.offsetBy(dx: rect.minX, dy: rect.minY), childProposal(proposal))
  }

  override func collectViews(into views: inout [UIView]) { child.collectViews(into: &views) }

  override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    let inner = childRect(size, ProposedViewSize(size))
    guard let value = child.explicitAlignment(key, inner.size) else { return nil }
    return value + (key.isVertical ? inner.minY : inner.minX)
  }

  override func computeGuides() -> GuideSet { child.guides }

  override var layoutPriority: Double { child.layoutPriority }
  override var zIndex: Double { child.zIndex }
  override var gridTraits: GridTraits { child.gridTraits }
  override var layoutValues: [ObjectIdentifier: Any] { child.layoutValues }
  override var containerValues: ContainerValues { child.containerValues }
  override var rowTraits: RowTraits { child.rowTraits }
  override var lazyElement: LazyElement? { ownElement ?? child.lazyElement }
  override var stackAxis: Axis? {
    get { child.stackAxis }
    set { child.stackAxis = newValue }
  }
}
