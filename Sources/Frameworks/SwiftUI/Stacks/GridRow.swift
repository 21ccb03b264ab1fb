import Foundation

/// A row of a grid; outside of one its views stand side by side:
/// [GridRow](https://developer.apple.com/documentation/swiftui/gridrow).
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { GridRowNode(view, context) }
}

private final class GridRowNode<Content: View>: ContainerNode<GridRow<Content>, Content> {
  private let row: RowItem

  init(_ view: GridRow<Content>, _ context: _NodeContext) {
    row = RowItem(alignment: view.alignment)
    super.init(context, item: row)
    setContent(view.content)
  }

  override func update(_ view: GridRow<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    content?.update(view.content, environment)
  }
}
