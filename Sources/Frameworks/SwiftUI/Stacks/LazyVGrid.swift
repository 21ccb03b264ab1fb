import Foundation

/// A grid that grows along the vertical axis: [LazyVGrid](https://developer.apple.com/documentation/swiftui/lazyvgrid).
///
/// Views that `ForEach` makes exist from when they come into sight; all others from the start.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { LazyGridNode(view, context) }
}

extension LazyVGrid: LazyGrid {
  var axis: Axis { .vertical }
  var tracks: [GridItem] { columns }
  var alignmentKey: AlignmentKey { alignment.key }
}
