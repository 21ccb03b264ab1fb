import UIKit

/// Shows the first of its items that is not larger than what is offered, or the last.
@MainActor
final class FittingItem: ContainerItem {
  var axes: Axis.Set
  private var shown: LayoutItem?

  init(axes: Axis.Set) { self.axes = axes }

  private func choice(_ proposal: ProposedViewSize) -> LayoutItem? {
    let fitting = children.first { item in
      let ideal = item.size(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      let isNarrow = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      return isNarrow && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    }
    return fitting ?? children.last
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { choice(proposal)?.size(proposal) ?? .zero }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    let chosen = choice(proposal)
    if chosen !== shown {
      shown = chosen
      viewsChanged()
    }
    chosen?.place(in: rect, proposal)
  }

  override func collectViews(into views: inout [UIView]) {
    if let shown, children.contains(where: { $0 === shown }) { shown.collectViews(into: &views) }
  }
}
