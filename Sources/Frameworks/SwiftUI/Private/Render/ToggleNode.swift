/// The node of a toggle.
@MainActor
final class ToggleNode<Content: View>: WrapperNode<Content, ToggleEffect, HostItem>, ToggleSource {
  override init(_ view: ModifiedContent<Content, ToggleEffect>, _ context: _NodeContext) {
    super.init(view, context)
    environment.accessibilityScope?.elementAdded()
  }

  override var contentContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment.withoutAccessibility())
  }

  override func wrap(_ item: LayoutItem) -> HostItem { HostItem(view: ToggleRenderView(), child: item) }

  override func configure(_ item: HostItem) {
    (item.view as? ToggleRenderView)?.apply(
      environment.accessibility, isOn: modifier.isOn.wrappedValue, environment.isEnabled)
  }

  var isOn: Bool { modifier.isOn.wrappedValue }

  func toggle() { modifier.isOn.wrappedValue.toggle() }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
  }
}
