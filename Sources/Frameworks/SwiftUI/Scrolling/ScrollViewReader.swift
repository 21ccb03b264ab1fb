/// See [ScrollViewReader](https://developer.apple.com/documentation/swiftui/scrollviewreader).
public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    ScrollReaderNode(view, context)
  }
}

private final class ScrollReaderNode<Content: View>: _Node<ScrollViewReader<Content>>, StateDependent {
  private var view: ScrollViewReader<Content>
  private var content: _Node<Content>?

  init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    content = Content._makeNode(evaluate(), childContext)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: ScrollViewReader<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    revalidate()
  }

  override func revalidate() {
    isInvalid = false
    content?.update(evaluate(), environment)
  }

  private func evaluate() -> Content {
    let proxy = ScrollViewProxy(node: self)
    return ViewGraph.evaluate(self) { view.content(proxy) }
  }
}
