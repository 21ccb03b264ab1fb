/// The node of content whose every item is put into another item.
@MainActor
class WrapperNode<Content: View, Modifier: ViewModifier, Item: LayoutItem>: _Node<ModifiedContent<Content, Modifier>> {
  private(set) var modifier: Modifier
  private var content: _Node<Content>?
  private var order: [(inner: LayoutItem, outer: Item)] = []

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = Content._makeNode(view.content, contentContext)
  }

  /// The context for the content; subclasses may change its environment.
  var contentContext: _NodeContext { childContext }

  final override var children: [_ViewNode] { (content.map { [$0] } ?? []) + ownNodes }

  /// Nodes of the modifier itself.
  var ownNodes: [_ViewNode] { [] }

  /// Puts an item of the content into a new item.
  func wrap(_ item: LayoutItem) -> Item { fatalError("\(type(of: self)) wraps nothing") }

  /// Gives an item the current values of the modifier and the environment.
  func configure(_ item: Item) {}

  override func update(_ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues) {
    modifier = view.modifier
    self.environment = environment
    content?.update(view.content, contentContext.environment)
    configureAll()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    content?.updateEnvironment(contentContext.environment)
    configureAll()
  }

  /// The content of an item went away.
  func discard(_ item: Item) {}

  final override func collectItems(into items: inout [LayoutItem]) {
    var inner: [LayoutItem] = []
    content?.collectItems(into: &inner)
    if !inner.elementsEqual(order, by: { $0 === $1.inner }) { order = rewrap(inner) }
    for entry in order { items.append(entry.outer) }
  }

  private func rewrap(_ inner: [LayoutItem]) -> [(inner: LayoutItem, outer: Item)] {
    var known = Dictionary(uniqueKeysWithValues: order.map { (ObjectIdentifier($0.inner), $0) })
    let entries = inner.map { item -> (inner: LayoutItem, outer: Item) in
      if let entry = known.removeValue(forKey: ObjectIdentifier(item)) { return entry }
      let outer = wrap(item)
      configure(outer)
      return (item, outer)
    }
    for entry in order where known[ObjectIdentifier(entry.inner)] != nil { discard(entry.outer) }
    return entries
  }

  /// All items now made from the content's.
  final var items: [Item] { order.map(\.outer) }

  private func configureAll() { for entry in order { configure(entry.outer) } }
}
