@_spi(Windfall) import UIKit

/// The node of a button: a control around the body that the button style makes.
@MainActor
final class ButtonNode<Label: View>: _Node<Button<Label>>, StateDependent, ActionSource {
  private let control = ButtonRenderControl()
  private let stack = StackItem(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
  private let item: HostItem
  private let label: TypedContentSource<Label>
  private let labels = ViewTypeLayout.of(Label.self)
  private var action: @MainActor () -> Void
  private var role: ButtonRole?
  private var content: _Node<AnyView>?
  private var shownStyle: ObjectIdentifier?
  private var shownPressed = false
  /// The button that a primitive style shows with this one.
  private let outer: ButtonLink?
  /// What the body of an app's primitive style triggers.
  private let link = ButtonLink()

  init(_ view: Button<Label>, _ context: _NodeContext) {
    action = view.action
    role = view.role
    outer = Self.outer(of: view, context.environment)
    control.showsSingleText = view.isRowLink
    label = TypedContentSource(view.label)
    item = HostItem(view: control, child: stack)
    super.init(context)
    stack.source = { [unowned self] in
      var items: [LayoutItem] = []
      content?.collectItems(into: &items)
      return items
    }
    control.onTap = { [unowned self] in self.action() }
    control.onHighlight = { [unowned self] in invalidate() }
    link.action = { [unowned self] in performAction() }
    link.onChange = { [unowned self] in control.isShownByButton = link.buttons > 0 }
    environment.accessibilityScope?.elementAdded()
    outer?.buttonAdded()
    configure()
    content = AnyView._makeNode(evaluateStyle(), contentContext)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: Button<Label>, _ environment: EnvironmentValues) {
    action = view.action
    updateEnvironment(environment)
    if role != view.role {
      role = view.role
      restyle()
    }
    label.setIfChanged(view.label, labels)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    configure()
    let style = environment.buttonStyle.identity
    if style == nil || style != shownStyle {
      restyle()
    } else {
      content?.updateEnvironment(contentContext.environment)
    }
  }

  override func revalidate() {
    isInvalid = false
    restyle()
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func structureChanged() { stack.childrenChanged() }

  override func remove() {
    if isAlive {
      environment.accessibilityScope?.elementRemoved()
      outer?.buttonRemoved()
    }
    super.remove()
    stack.source = nil
    control.onTap = nil
    control.onHighlight = nil
  }

  var actionRole: ButtonRole? { role }

  func performAction() { action() }

  private func restyle() { content?.update(evaluateStyle(), contentContext.environment) }

  private func evaluateStyle() -> AnyView {
    isInvalid = false
    shownPressed = control.isHighlighted
    let style = environment.buttonStyle
    shownStyle = style.identity
    control.isPassive = style.makePrimitiveBody != nil
    if let makeBody = style.makePrimitiveBody {
      let link = link
      let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(), action: { link.action() })
      return ViewGraph.evaluate(self) { makeBody(configuration) }
    }
    let configuration = ButtonStyleConfiguration(role: role, label: .init(), isPressed: shownPressed)
    return ViewGraph.evaluate(self) { style.makeBody(configuration) }
  }

  /// Modifiers around the button speak of the button, not of what is in it.
  private var contentContext: _NodeContext {
    var inner = environment.withoutAccessibility()
    if control.isPassive { inner.buttonStyle = .standard }
    let key = control.isPassive ? Self.primitiveKey : ObjectIdentifier(ButtonStyleConfiguration.Label.self)
    inner = inner.withContents(ContentScope(key, label, outer: environment.contents, owner: link))
    return _NodeContext(graph: graph, parent: self, environment: inner)
  }

  private static var primitiveKey: ObjectIdentifier { ObjectIdentifier(PrimitiveButtonStyleConfiguration.Label.self) }

  /// The button that has the style in whose body one with the label of its configuration stands.
  private static func outer(of view: Button<Label>, _ environment: EnvironmentValues) -> ButtonLink? {
    guard view.label is PrimitiveButtonStyleConfiguration.Label else { return nil }
    return environment.contents?.find(primitiveKey)?.owner as? ButtonLink
  }

  private func configure() {
    control.isEnabled = environment.isEnabled
    link.attributes = environment.accessibility
    control.apply(outer?.attributes ?? environment.accessibility)
  }
}
