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
