import Foundation

/// What `ignoresSafeArea` puts around a view.
public struct _BleedModifier: LayoutModifier {
  let edges: Edge.Set

  func makeItem(_ child: LayoutItem) -> BleedItem { BleedItem(child: child) }

  func configure(_ item: BleedItem, _ environment: EnvironmentValues) -> Bool {
    if item.edges == edges { return false }
    item.edges = edges
    return true
  }
}

/// Lets its content go on to the edge of the screen.
final class BleedItem: ModifierItem {
  var edges: Edge.Set = []

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    let outer = SafeArea.extend(rect, of: self, over: edges)
    let offer = outer == rect ? proposal : ProposedViewSize(outer.size)
    let size = child.size(offer)
    child.place(in: child.aligned(size, in: outer.size, .center).offsetBy(dx: outer.minX, dy: outer.minY), offer)
  }
}
