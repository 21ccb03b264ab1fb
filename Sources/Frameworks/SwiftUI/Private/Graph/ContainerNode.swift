/// The node of a view whose content becomes the items inside one item.
@MainActor
class ContainerNode<V: View, Content: View>: _Node<V> {
  let item: ContainerItem
  private(set) var content: _Node<Content>?

  init(_ context: _NodeContext, item: ContainerItem) {
    self.item = item
    super.init(context)
    item.source = { [unowned self] in
      var items: [LayoutItem] = []
      content?.collectItems(into: &items)
      return items
    }
  }

  /// Makes the content's node; called once, at the end of a subclass's initialiser.
  final func setContent(_ content: Content) {
    self.content = Content._makeNode(content, childContext)
    // A lazy container claims its collections before anybody asks them for all their views.
    if let item = item as? LazyContainerItem { _ = item.children }
  }

  /// The content's views go into this container.
  override var passesLaziness: Bool { item is LazyContainerItem }

  final override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  final override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func remove() {
    super.remove()
    item.source = nil
  }

  final override func structureChanged() { item.childrenChanged() }
}
