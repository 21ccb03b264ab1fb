import UIKit

/// Puts a secondary view behind or in front of its content, as large as the content.
final class DecorationItem: ModifierItem {
  private let decoration: LayersItem
  private let isBehind: Bool
  var alignment = Alignment.center
  /// The sides at which the decoration goes on to the edge of the screen.
  var bleedingEdges: Edge.Set = []

  init(child: LayoutItem, decoration: LayersItem, isBehind: Bool) {
    self.decoration = decoration
    self.isBehind = isBehind
    super.init(child: child)
    decoration.container = self
  }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    child.place(in: rect, proposal)
    let outer = SafeArea.extend(rect, of: self, over: bleedingEdges)
    let offer = ProposedViewSize(outer.size)
    let size = decoration.size(offer)
    decoration.alignment = alignment
    let inner = decoration.aligned(size, in: outer.size, alignment)
    decoration.place(in: inner.offsetBy(dx: outer.minX, dy: outer.minY), offer)
  }

  override func collectViews(into views: inout [UIView]) {
    if isBehind { decoration.collectViews(into: &views) }
    child.collectViews(into: &views)
    if !isBehind { decoration.collectViews(into: &views) }
  }
}
