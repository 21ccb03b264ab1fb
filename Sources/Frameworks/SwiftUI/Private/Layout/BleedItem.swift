import Foundation

/// What `ignoresSafeArea` puts around a view.
public struct _SafeAreaRegionsIgnoringLayout: LayoutModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  func makeItem(_ child: LayoutItem) -> BleedItem { BleedItem(child: child) }

  func configure(_ item: BleedItem, _ environment: EnvironmentValues) -> Bool {
    item.set(regions.contains(.container) ? edges : [])
  }
}

/// What `edgesIgnoringSafeArea` puts around a view.
public struct _SafeAreaIgnoringLayout: LayoutModifier {
  let edges: Edge.Set

  func makeItem(_ child: LayoutItem) -> BleedItem { BleedItem(child: child) }

  func configure(_ item: BleedItem, _ environment: EnvironmentValues) -> Bool { item.set(edges) }
}

/// Lets its content go on to the edge of the screen.
final class BleedItem: ModifierItem {
  private var edges: Edge.Set = []

  /// Says whether the edges are others than before.
  func set(_ edges: Edge.Set) -> Bool {
    if self.edges == edges { return false }
    self.edges = edges
    return true
  }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    let outer = SafeArea.extend(rect, of: self, over: edges)
    let offer = outer == rect ? proposal : ProposedViewSize(outer.size)
    let size = child.size(offer)
    child.place(in: child.aligned(size, in: outer.size, .center).offsetBy(dx: outer.minX, dy: outer.minY), offer)
  }
}
