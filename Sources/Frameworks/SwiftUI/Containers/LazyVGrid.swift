import Foundation

/// A grid that grows along the vertical axis: [LazyVGrid](https://developer.apple.com/documentation/swiftui/lazyvgrid).
///
/// All of its views exist, also those off screen.
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

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { LazyVGridNode(view, context) }
}

private final class LazyVGridNode<Content: View>: ContainerNode<LazyVGrid<Content>, Content> {
  private let grid: LazyGridItem

  init(_ view: LazyVGrid<Content>, _ context: _NodeContext) {
    grid = LazyGridItem(
      axis: .vertical, items: view.columns, alignment: view.alignment.key, spacing: view.spacing)
    super.init(context, item: grid)
    setContent(view.content)
  }

  override func update(_ view: LazyVGrid<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if grid.items != view.columns || grid.alignment != view.alignment.key || grid.spacing != view.spacing {
      grid.items = view.columns
      grid.alignment = view.alignment.key
      grid.spacing = view.spacing
      grid.invalidateLayout()
    }
    content?.update(view.content, environment)
  }
}
