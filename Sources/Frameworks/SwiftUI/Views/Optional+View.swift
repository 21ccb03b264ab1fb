extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { fatalError("Optional has no body") }

  public static func _makeNode(_ view: Wrapped?, _ context: _NodeContext) -> _Node<Wrapped?> {
    OptionalNode(view, context)
  }
}

private final class OptionalNode<Wrapped: View>: _Node<Wrapped?> {
  private var content: _Node<Wrapped>?

  init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(context)
    content = view.map { Wrapped._makeNode($0, childContext) }
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: Wrapped?, _ environment: EnvironmentValues) {
    self.environment = environment
    switch (view, content) {
    case (let view?, let content?): content.update(view, environment)
    case (let view?, nil):
      content = Wrapped._makeNode(view, childContext)
      structureChanged()
    case (nil, let old?):
      content = nil
      old.remove()
      structureChanged()
    case (nil, nil): break
    }
  }
}

extension Optional: ViewList where Wrapped: View {
  var listedViews: [ListedView] { map { ListedView.list($0) } ?? [] }
}
