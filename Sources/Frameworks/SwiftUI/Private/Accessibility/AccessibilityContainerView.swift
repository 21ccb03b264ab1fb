@_spi(Windfall) import UIKit
import WindfallCore

final class AccessibilityContainerView: RenderView {
  private var behavior = AccessibilityChildBehavior.ignore
  private var attributes = AccessibilityAttributes()

  func apply(_ behavior: AccessibilityChildBehavior, _ attributes: AccessibilityAttributes) {
    if behavior == self.behavior && attributes == self.attributes { return }
    self.behavior = behavior
    self.attributes = attributes
    accessibilityIdentifier = attributes.identifier
    accessibilityValue = attributes.value
    setNeedsPublish()
  }

  override var isAccessibilityElement: Bool {
    get { behavior != .contain }
    set {}
  }

  override var elementPublishing: ElementPublishing {
    if attributes.isHidden == true { return .hidden }
    return behavior == .contain ? .elementWithChildren : .automatic
  }

  override var elementType: ElementType {
    if attributes.addedTraits.contains(.isButton) { return .button }
    if attributes.addedTraits.contains(.isImage) { return .image }
    if behavior == .contain { return .other }
    return behavior == .combine && attributes.addedTraits.isEmpty ? .staticText : .other
  }

  override var elementLabel: String {
    attributes.label ?? (behavior == .combine ? ElementText.joinedLabel(of: self) : "")
  }

  override var elementStates: ElementStates {
    attributes.addedTraits.contains(.isSelected) ? [.enabled, .selected] : .enabled
  }
}

/// Makes its content one element.
public struct _AccessibilityContainerEffect: PrimitiveModifier {
  let behavior: AccessibilityChildBehavior

  @MainActor public static func _makeNode<C: View>(
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

/// Says something of the elements inside.
public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  let attributes: AccessibilityAttributes

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    AccessibilityNode(view, context)
  }
}
