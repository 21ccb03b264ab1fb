import Foundation

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
