/// The node of a view with a body.
@MainActor
final class CompositeNode<V: View>: _Node<V>, StateDependent {
  private var view: V
  private let properties: PropertyStore
  private var child: _Node<V.Body>?

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    properties = PropertyStore(layout: ViewTypeLayout.of(V.self))
    super.init(context)
    properties.connect(&self.view, environment: environment, to: self)
    child = V.Body._makeNode(evaluateBody(), childContext)
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    var new = view
    let isChanged = !properties.layout.areEqual(inPlace: &self.view, &new)
    let environmentChanged = environment.identity != self.environment.identity
    if !isChanged && !environmentChanged { return }
    let needsBody = isChanged || isInvalid || properties.reads(from: self.environment, differIn: environment)
    self.environment = environment
    if isChanged { self.view = new }
    if needsBody {
      reevaluate()
    } else {
      child?.updateEnvironment(environment)
    }
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    let needsBody = isInvalid || properties.reads(from: self.environment, differIn: environment)
    self.environment = environment
    if needsBody {
      reevaluate()
    } else {
      child?.updateEnvironment(environment)
    }
  }

  override func revalidate() { reevaluate() }

  override func collectItems(into items: inout [LayoutItem]) { child?.collectItems(into: &items) }

  override func remove() {
    super.remove()
    properties.disconnect()
  }

  private func reevaluate() {
    isInvalid = false
    properties.connect(&view, environment: environment, to: self)
    let body = evaluateBody()
    child?.update(body, environment)
  }

  private func evaluateBody() -> V.Body {
    ViewGraph.evaluate(self) { view.body }
  }
}
