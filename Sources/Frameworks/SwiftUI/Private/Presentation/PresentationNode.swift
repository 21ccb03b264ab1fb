import UIKit

/// The node of content that presents something: it keeps UIKit's presentation in step with what is wanted.
@MainActor
final class PresentationNode<Content: View>: _Node<ModifiedContent<Content, _PresentationModifier>>, StateDependent {
  private var modifier: _PresentationModifier
  private let content: _Node<Content>
  private var request: PresentationRequest?
  private var shown: ShownPresentation?

  init(_ view: ModifiedContent<Content, _PresentationModifier>, _ context: _NodeContext) {
    modifier = view.modifier
    content = Content._makeNode(view.content, context)
    super.init(context)
    renew()
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, _PresentationModifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    modifier = view.modifier
    content.update(view.content, environment)
    renew()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    super.updateEnvironment(environment)
    if shown != nil { renew() }
  }

  override func revalidate() { renew() }

  override func shownChanged() {
    super.shownChanged()
    if graph.isShown, request != nil { graph.afterUpdate { [weak self] in self?.settle() } }
  }

  override func remove() {
    super.remove()
    request = nil
    guard shown != nil else { return }
    graph.afterUpdate { self.settle() }
  }

  private func renew() {
    isInvalid = false
    request = ViewGraph.reading(self) { modifier.request() }
    if request != nil || shown != nil { graph.afterUpdate { [weak self] in self?.settle() } }
  }

  /// Ends what is no longer wanted. What is wanted instead comes after all that goes has gone.
  private func settle() {
    if let shown {
      if let request, request.id == shown.id {
        if let page = request.page { shown.update(page, environment) }
      } else {
        self.shown = nil
        shown.end()
      }
    }
    if shown == nil, request != nil, graph.isShown { graph.afterUpdate { [weak self] in self?.present() } }
  }

  private func present() {
    guard let request, shown == nil, isAlive, graph.isShown, let presenter = graph.presenter else { return }
    let handle = PresentationHandle()
    handle.onDismiss = { [weak self] in self?.withdraw() }
    let new = ShownPresentation(request, environment, handle, self)
    new.onEnd = { [weak self, weak new] in
      guard let self, let new, self.shown === new else { return }
      self.shown = nil
      self.withdraw()
    }
    if new.begin(from: presenter) { shown = new }
  }

  private func withdraw() {
    request?.withdraw()
    if isAlive { invalidate() }
  }
}
