@_spi(Windfall) import UIKit

/// What one accessibility modifier is around: where there is no element inside, the first plain shape becomes one.
@MainActor
final class AccessibilityScope {
  private let outer: AccessibilityScope?
  private var elementCount = 0
  private var fallbacks: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  init(outer: AccessibilityScope?) { self.outer = outer }

  func elementAdded() {
    elementCount += 1
    if elementCount == 1 { fallbackChanged() }
    outer?.elementAdded()
  }

  func elementRemoved() {
    elementCount -= 1
    if elementCount == 0 { fallbackChanged() }
    outer?.elementRemoved()
  }

  func add(_ fallback: UIView) { fallbacks.append(WeakView(view: fallback)) }

  func remove(_ fallback: UIView) {
    fallbacks.removeAll { $0.view == nil || $0.view === fallback }
    fallbackChanged()
  }

  func isElement(_ fallback: UIView) -> Bool { elementCount == 0 && fallbacks.first?.view === fallback }

  private func fallbackChanged() { fallbacks.first?.view?.setNeedsPublish() }
}

/// The node of an accessibility modifier.
@MainActor
final class AccessibilityNode<Content: View>: _Node<ModifiedContent<Content, AccessibilityModifier>> {
  private var attributes: AccessibilityAttributes
  private let scope: AccessibilityScope
  private var changed: EnvironmentValues
  private var content: _Node<Content>?

  init(_ view: ModifiedContent<Content, AccessibilityModifier>, _ context: _NodeContext) {
    attributes = view.modifier.attributes
    scope = AccessibilityScope(outer: context.environment.accessibilityScope)
    changed = context.environment
    super.init(context)
    renew()
    content = Content._makeNode(view.content, _NodeContext(graph: graph, parent: self, environment: changed))
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(
    _ view: ModifiedContent<Content, AccessibilityModifier>, _ environment: EnvironmentValues
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
