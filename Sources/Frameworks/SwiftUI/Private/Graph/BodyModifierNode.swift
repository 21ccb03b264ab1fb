/// The node of content whose modifier has a body.
@MainActor
final class BodyModifierNode<Content: View, Modifier: ViewModifier>: _Node<ModifiedContent<Content, Modifier>>,
  StateDependent
{
  private var modifier: Modifier
  private let content: TypedContentSource<Content>
  private let properties: PropertyStore
  private var scope: ContentScope
  private var child: _Node<Modifier.Body>?

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    modifier = view.modifier
    content = TypedContentSource(view.content)
    properties = PropertyStore(layout: ViewTypeLayout.of(Modifier.self))
    scope = Self.scope(content, outer: context.environment.contents)
    super.init(context)
    properties.connect(&modifier, environment: environment, to: self)
    child = Modifier.Body._makeNode(
      evaluateBody(),
      _NodeContext(graph: graph, parent: self, environment: bodyEnvironment, isLazy: passesLaziness))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues) {
    let isChanged = !properties.layout.areEqual(modifier, view.modifier)
    if isChanged { modifier = view.modifier }
    let needsBody = isChanged || isInvalid || properties.reads(from: self.environment, differIn: environment)
    let hasNewEnvironment = environment.identity != self.environment.identity
    self.environment = environment
    if needsBody {
      revalidate()
    } else if hasNewEnvironment {
      child?.updateEnvironment(bodyEnvironment)
    }
    content.set(view.content)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    let needsBody = isInvalid || properties.reads(from: self.environment, differIn: environment)
    self.environment = environment
    if needsBody {
      revalidate()
    } else {
      child?.updateEnvironment(bodyEnvironment)
    }
  }

  override func revalidate() {
    isInvalid = false
    properties.connect(&modifier, environment: environment, to: self)
    child?.update(evaluateBody(), bodyEnvironment)
  }

  override func collectItems(into items: inout [LayoutItem]) { child?.collectItems(into: &items) }

  override func remove() {
    super.remove()
    properties.disconnect()
  }

  private func evaluateBody() -> Modifier.Body {
    ViewGraph.evaluate(self) { modifier.body(content: _ViewModifier_Content()) }
  }

  /// In the body, the content may be placed.
  private var bodyEnvironment: EnvironmentValues {
    if scope.outer !== environment.contents { scope = Self.scope(content, outer: environment.contents) }
    return environment.withContents(scope)
  }

  private static func scope(_ content: ContentSource, outer: ContentScope?) -> ContentScope {
    ContentScope(ObjectIdentifier(_ViewModifier_Content<Modifier>.self), content, outer: outer)
  }
}
