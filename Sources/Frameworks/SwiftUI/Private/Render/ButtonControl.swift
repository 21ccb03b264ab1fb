@_spi(Windfall) import UIKit

/// A control around the body that the button style makes.
struct ButtonControl: PrimitiveView {
  let action: @MainActor () -> Void
  let content: @MainActor (_ isPressed: Bool) -> AnyView

  static func _makeNode(_ view: ButtonControl, _ context: _NodeContext) -> _Node<ButtonControl> {
    ButtonNode(view, context)
  }
}

private final class ButtonNode: _Node<ButtonControl>, StateDependent {
  private let control = ButtonRenderControl()
  private let stack = StackItem(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
  private let item: HostItem
  private var view: ButtonControl
  private var content: _Node<AnyView>?
  private var shownPressed = false

  init(_ view: ButtonControl, _ context: _NodeContext) {
    self.view = view
    item = HostItem(view: control, child: stack)
    super.init(context)
    stack.source = { [weak self] in
      var items: [LayoutItem] = []
      self?.content?.collectItems(into: &items)
      return items
    }
    content = AnyView._makeNode(view.content(false), contentContext)
    control.addAction(UIAction { [weak self] _ in self?.view.action() }, for: .touchUpInside)
    control.onHighlight = { [weak self] in
      if let self { self.invalidate() }
    }
    configure()
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: ButtonControl, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    isInvalid = false
    shownPressed = control.isHighlighted
    configure()
    content?.update(view.content(shownPressed), contentContext.environment)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    configure()
    content?.updateEnvironment(contentContext.environment)
  }

  override func revalidate() {
    isInvalid = false
    if shownPressed == control.isHighlighted { return }
    shownPressed = control.isHighlighted
    content?.update(view.content(shownPressed), contentContext.environment)
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func structureChanged() { stack.childrenChanged() }

  /// Modifiers around the button speak of the button, not of what is in it.
  private var contentContext: _NodeContext {
    var inner = environment
    if inner.accessibility != AccessibilityAttributes() { inner.accessibility = AccessibilityAttributes() }
    return _NodeContext(graph: graph, parent: self, environment: inner)
  }

  private func configure() {
    control.isEnabled = environment.isEnabled
    control.apply(environment.accessibility)
  }
}
