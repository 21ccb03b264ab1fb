@_spi(Windfall) import UIKit

/// The node of an accessibility modifier.
@MainActor
final class AccessibilityNode<Content: View>: _Node<ModifiedContent<Content, _AccessibilityModifier>> {
  private var attributes: AccessibilityAttributes
  private let scope: AccessibilityScope
  private var changed: EnvironmentValues
  private var content: _Node<Content>?

  init(_ view: ModifiedContent<Content, _AccessibilityModifier>, _ context: _NodeContext) {
    attributes = view.modifier.attributes
    scope = AccessibilityScope(outer: context.environment.accessibilityScope)
    changed = context.environment
    super.init(context)
    renew()
    content = Content._makeNode(
      view.content, _NodeContext(graph: graph, parent: self, environment: changed, isLazy: isLazy))
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(
    _ view: ModifiedContent<Content, _AccessibilityModifier>, _ environment: EnvironmentValues
  ) {
    if environment.identity != self.environment.identity || attributes != view.modifier.attributes {
      attributes = view.modifier.attributes
      self.environment = environment
      renew()
    }
    content?.update(view.content, changed)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    renew()
    content?.updateEnvironment(changed)
  }

  private func renew() {
    changed = environment
    changed.accessibility = attributes.under(environment.accessibility)
    changed.accessibilityScope = scope
  }
}
