@_spi(Windfall) import UIKit
import WindfallCore

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

/// Makes label and switch one element with the switch inside it.
struct ToggleEffect: PrimitiveModifier {
  let isOn: Bool
  let binding: Binding<Bool>

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    ToggleNode(view, context)
  }
}

/// The element of a toggle, as wide as label and switch together; only the switch itself takes fingers.
final class ToggleRenderView: RenderView {
  private var attributes = AccessibilityAttributes()
  private var isOn = false
  private var isEnabledElement = true

  func apply(_ attributes: AccessibilityAttributes, isOn: Bool, _ isEnabled: Bool) {
    if attributes == self.attributes && isOn == self.isOn && isEnabled == isEnabledElement { return }
    self.attributes = attributes
    self.isOn = isOn
    isEnabledElement = isEnabled
    accessibilityIdentifier = attributes.identifier
    setNeedsPublish()
  }

  override var elementPublishing: ElementPublishing { attributes.isHidden == true ? .hidden : .elementWithChildren }

  override var elementType: ElementType { .switch }

  override var elementLabel: String { attributes.label ?? ElementText.joinedLabel(of: self) }

  override var elementValue: String? { attributes.value ?? (isOn ? "1" : "0") }

  override var elementStates: ElementStates { isEnabledElement ? .enabled : [] }
}
