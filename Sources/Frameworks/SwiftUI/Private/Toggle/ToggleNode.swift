import UIKit

/// The node of a toggle.
@MainActor
final class ToggleNode<Content: View>: WrapperNode<Content, ToggleEffect, HostItem>, MenuElementSource {
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
      environment.accessibility, isOn: modifier.isOn, environment.isEnabled)
  }

  var menuElements: [UIMenuElement] {
    let isOn = modifier.binding
    return [UIAction(title: plainText, state: isOn.wrappedValue ? .on : .off) { _ in isOn.wrappedValue.toggle() }]
  }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
  }
}
