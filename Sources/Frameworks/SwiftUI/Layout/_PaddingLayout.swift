import Foundation

/// What `padding` puts around a view.
public struct _PaddingLayout: LayoutModifier {
  var edges = Edge.Set.all
  let insets: EdgeInsets

  func makeItem(_ child: LayoutItem) -> PaddingItem { PaddingItem(child: child) }

  func configure(_ item: PaddingItem, _ environment: EnvironmentValues) -> Bool {
    if item.insets == insets { return false }
    item.insets = insets
    return true
  }
}

nonisolated extension View {
  public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(insets: insets))
  }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(edges: edges, insets: EdgeInsets(edges, length ?? LayoutDefaults.padding)))
  }

  public func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> { padding(.all, length) }
}

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
