/// A view that stands for another, which what is around it gives by the type of what stands for it.
@MainActor
protocol PlacedContent: PrimitiveView {
  nonisolated var contentKey: ObjectIdentifier { get }
}

extension PlacedContent {
  nonisolated var contentKey: ObjectIdentifier { ObjectIdentifier(Self.self) }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    PlacedContentNode(view, context)
  }
}

private final class PlacedContentNode<V: PlacedContent>: _Node<V>, ContentPlace {
  private let key: ObjectIdentifier
  private var source: ContentSource?
  private var content: _ViewNode?

  init(_ view: V, _ context: _NodeContext) {
    key = view.contentKey
    super.init(context)
    place(environment.contents?.find(key))
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: V, _ environment: EnvironmentValues) { updateEnvironment(environment) }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    let scope = environment.contents?.find(key)
    if scope?.source === source {
      content?.updateEnvironment(environment.withContents(scope?.outer))
    } else {
      content?.remove()
      place(scope)
      structureChanged()
    }
  }

  func contentChanged() {
    if isAlive, let content { source?.update(content) }
  }

  private func place(_ scope: ContentScope?) {
    source = scope?.source
    let inner = environment.withContents(scope?.outer)
    content = source?.makeNode(_NodeContext(graph: graph, parent: self, environment: inner, isLazy: passesLaziness))
    source?.add(self)
  }
}
