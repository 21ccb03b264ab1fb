import Foundation

/// Arranges items as a layout of the app says.
@MainActor
final class CustomLayoutItem<L: Layout>: ContainerItem {
  private let layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  override func invalidateLayout() {
    cache = nil
    super.invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  /// Views that the layout does not place stand in the middle, as on iOS.
  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    let placed = PlacedItems()
    withCache(placed) { layout.placeSubviews(in: rect, proposal: proposal, subviews: $0, cache: &$1) }
    for item in children where !placed.contains(item) {
      let size = item.size(proposal)
      let origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
      item.place(in: CGRect(origin: origin, size: size), proposal)
    }
  }

  private func withCache<Result>(
    _ placed: PlacedItems? = nil, _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(items: children, placed: placed)
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return body(subviews, &current)
  }
}
