import Foundation

/// Rows of cells whose columns are as wide as their widest cells:
/// [Grid](https://developer.apple.com/documentation/swiftui/grid).
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { GridNode(view, context) }
}

private final class GridNode<Content: View>: ContainerNode<Grid<Content>, Content> {
  private let grid = TableItem()

  init(_ view: Grid<Content>, _ context: _NodeContext) {
    super.init(context, item: grid)
    configure(view)
    setContent(view.content)
  }

  override func update(_ view: Grid<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    configure(view)
    content?.update(view.content, environment)
  }

  private func configure(_ view: Grid<Content>) {
    let spacing = CGSize(
      width: view.horizontalSpacing ?? LayoutDefaults.spacing, height: view.verticalSpacing ?? LayoutDefaults.spacing)
    if grid.alignment == view.alignment && grid.spacing == spacing { return }
    grid.alignment = view.alignment
    grid.spacing = spacing
    grid.invalidateLayout()
  }
}
