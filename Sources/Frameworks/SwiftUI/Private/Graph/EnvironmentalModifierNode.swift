/// Shows content with what a modifier becomes in its environment.
final class EnvironmentalModifierNode<Content: View, Modifier: EnvironmentalModifier>: _Node<
  ModifiedContent<Content, Modifier>
>
{
  private var view: ModifiedContent<Content, Modifier>
  private var child: _Node<ModifiedContent<Content, Modifier.ResolvedModifier>>?

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    child = ModifiedContent._makeNode(resolved, childContext)
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    child?.update(resolved, environment)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    child?.update(resolved, environment)
  }

  override func collectItems(into items: inout [LayoutItem]) { child?.collectItems(into: &items) }

  private var resolved: ModifiedContent<Content, Modifier.ResolvedModifier> {
    ModifiedContent(content: view.content, modifier: view.modifier.resolve(in: environment))
  }
}
