@_spi(Windfall) import UIKit

/// Makes its content one element.
public struct _AccessibilityContainerEffect: PrimitiveModifier {
  let behavior: AccessibilityChildBehavior

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    AccessibilityContainerNode(view, context)
  }
}

private final class AccessibilityContainerNode<Content: View>: WrapperNode<
  Content, _AccessibilityContainerEffect, HostItem
>
{
  override init(_ view: ModifiedContent<Content, _AccessibilityContainerEffect>, _ context: _NodeContext) {
    super.init(view, context)
    environment.accessibilityScope?.elementAdded()
  }

  override var contentContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment.withoutAccessibility())
  }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
  }

  override func wrap(_ item: LayoutItem) -> HostItem { HostItem(view: AccessibilityContainerView(), child: item) }

  override func configure(_ item: HostItem) {
    (item.view as? AccessibilityContainerView)?.apply(modifier.behavior, environment.accessibility)
  }
}
