/// A view that stands for the view of a content source.
@MainActor
protocol PlacedContent: PrimitiveView {
  var source: ContentSource { get }
}

extension PlacedContent {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    PlacedContentNode(view, context)
  }
}

private final class PlacedContentNode<V: PlacedContent>: _Node<V>, ContentPlace {
  private var source: ContentSource
  private var content: _ViewNode?

  init(_ view: V, _ context: _NodeContext) {
    source = view.source
    super.init(context)
    content = source.makeNode(childContext)
    source.add(self)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    if view.source !== source {
      self.environment = environment
      content?.remove()
      source = view.source
      content = source.makeNode(childContext)
      source.add(self)
      structureChanged()
    } else {
      updateEnvironment(environment)
    }
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    content?.updateEnvironment(environment)
  }

  func contentChanged() {
    if isAlive, let content { source.update(content) }
  }
}
