/// The node of a grid that grows along one axis.
@MainActor
final class LazyGridNode<Container: LazyGrid>: ContainerNode<Container, Container.Content> {
  private let grid: LazyGridItem

  init(_ view: Container, _ context: _NodeContext) {
    grid = LazyGridItem(axis: view.axis, items: view.tracks, alignment: view.alignmentKey, spacing: view.spacing)
    super.init(context, item: grid)
    setContent(view.content)
  }

  override func update(_ view: Container, _ environment: EnvironmentValues) {
    self.environment = environment
    if grid.items != view.tracks || grid.alignment != view.alignmentKey || grid.spacing != view.spacing {
      grid.items = view.tracks
      grid.alignment = view.alignmentKey
      grid.spacing = view.spacing
      grid.invalidateLayout()
    }
    content?.update(view.content, environment)
  }
}
