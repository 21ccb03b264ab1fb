@MainActor
final class EnvironmentModifierNode<Content: View, Modifier: EnvironmentModifier>: _Node<
  ModifiedContent<Content, Modifier>
>
{
  private var modifier: Modifier
  private var changed: EnvironmentValues
  private let content: _Node<Content>

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    modifier = view.modifier
    changed = context.environment
    modifier.apply(to: &changed)
    content = Content._makeNode(
      view.content,
      _NodeContext(
        graph: context.graph, parent: context.parent, environment: changed, isLazy: context.isLazy))
    super.init(context)
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues) {
    if environment.identity != self.environment.identity || !modifier.isSame(as: view.modifier) {
      modifier = view.modifier
      renew(environment)
    }
    content.update(view.content, changed)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    renew(environment)
    content.updateEnvironment(changed)
  }

  private func renew(_ environment: EnvironmentValues) {
    self.environment = environment
    changed = environment
    modifier.apply(to: &changed)
  }
}
