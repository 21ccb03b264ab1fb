import Foundation

/// A layout that is carried out by an item of its own.
@MainActor
public protocol StackedLayout: Layout where Cache == Void {}

extension StackedLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    item(subviews).computeSize(proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    item(subviews).placeContents(bounds, proposal)
  }

  private func item(_ subviews: LayoutSubviews) -> ContainerItem {
    let item = _makeItem().item
    item.source = { subviews.items }
    return item
  }
}
