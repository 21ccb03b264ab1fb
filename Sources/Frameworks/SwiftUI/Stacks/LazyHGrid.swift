import Foundation

/// A grid that grows along the horizontal axis: [LazyHGrid](https://developer.apple.com/documentation/swiftui/lazyhgrid).
///
/// Views that `ForEach` makes exist from when they come into sight; all others from the start.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { LazyGridNode(view, context) }
}

extension LazyHGrid: LazyGrid {
  var axis: Axis { .horizontal }
  var tracks: [GridItem] { rows }
  var alignmentKey: AlignmentKey { alignment.key }
}
