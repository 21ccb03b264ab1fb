import Foundation

/// A layout that is carried out by an item of its own.
@MainActor
public protocol StackedLayout: Layout where Cache == Void {}

extension StackedLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    subviews.arrange(with: _makeItem().item) { $0.computeSize(proposal) }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews.place(with: _makeItem().item, in: bounds, proposal)
  }
}
