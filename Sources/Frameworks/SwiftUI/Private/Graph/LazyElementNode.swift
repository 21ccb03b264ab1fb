/// Stands between a collection and the views of one of its elements, which are in sight or not.
@MainActor
final class LazyElementNode<Content: View>: _ViewNode {
  private let element: LazyElement
  private(set) var content: _Node<Content>?

  init(_ content: Content, _ element: LazyElement, _ context: _NodeContext) {
    self.element = element
    super.init(context)
    self.content = Content._makeNode(content, childContext)
    element.node = self
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override var isInSight: Bool { element.isInSight && super.isInSight }

  override func collectItems(into items: inout [LayoutItem]) {
    let first = items.count
    super.collectItems(into: &items)
    for item in items[first...] { item.ownElement = element }
  }
}
