import Foundation

/// A grid that grows along the horizontal axis: [LazyHGrid](https://developer.apple.com/documentation/swiftui/lazyhgrid).
///
/// All of its views exist, also those off screen.
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

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { LazyHGridNode(view, context) }
}

private final class LazyHGridNode<Content: View>: ContainerNode<LazyHGrid<Content>, Content> {
  private let grid: LazyGridItem

  init(_ view: LazyHGrid<Content>, _ context: _NodeContext) {
    grid = LazyGridItem(
      axis: .horizontal, items: view.rows, alignment: view.alignment.key, spacing: view.spacing)
    super.init(context, item: grid)
    setContent(view.content)
  }

  override func update(_ view: LazyHGrid<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if grid.items != view.rows || grid.alignment != view.alignment.key || grid.spacing != view.spacing {
      grid.items = view.rows
      grid.alignment = view.alignment.key
      grid.spacing = view.spacing
      grid.invalidateLayout()
    }
    content?.update(view.content, environment)
  }
}
