/// Views in a layout that can become another one while they stay.
struct LaidOutView<Content: View>: PrimitiveView {
  nonisolated(unsafe) let layout: AnyLayout
  nonisolated(unsafe) let content: Content

  nonisolated init(layout: AnyLayout, content: Content) {
    self.layout = layout
    self.content = content
  }

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { LaidOutNode(view, context) }
}

private final class LaidOutNode<Content: View>: ContainerNode<LaidOutView<Content>, Content> {
  private let host: LayoutHostItem
  private var layout: AnyLayout

  init(_ view: LaidOutView<Content>, _ context: _NodeContext) {
    layout = view.layout
    host = LayoutHostItem(view.layout._makeItem().item)
    super.init(context, item: host)
    setContent(view.content)
  }

  override func update(_ view: LaidOutView<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if !layout.isSame(as: view.layout) {
      layout = view.layout
      host.inner = layout._makeItem().item
    }
    content?.update(view.content, environment)
  }
}
