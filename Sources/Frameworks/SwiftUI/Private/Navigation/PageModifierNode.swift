/// The node of content with a modifier that says something of the page it is on, in every update.
@MainActor
final class PageModifierNode<Content: View, Modifier: ViewModifier>: _Node<ModifiedContent<Content, Modifier>> {
  private let content: _Node<Content>
  private let apply: @MainActor (Modifier, EnvironmentValues, _ViewNode) -> Void
  private let discard: @MainActor (EnvironmentValues, _ViewNode) -> Void

  init(
    _ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext,
    _ apply: @escaping @MainActor (Modifier, EnvironmentValues, _ViewNode) -> Void,
    discard: @escaping @MainActor (EnvironmentValues, _ViewNode) -> Void = { _, _ in }
  ) {
    self.discard = discard
    self.apply = apply
    content = Content._makeNode(view.content, context)
    super.init(context)
    apply(view.modifier, environment, self)
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    content.update(view.content, environment)
    apply(view.modifier, environment, self)
  }

  override func remove() {
    super.remove()
    discard(environment, self)
  }
}
