@_spi(Windfall) import UIKit

/// What accessibility modifiers say of the elements inside them; those further out win.
struct AccessibilityAttributes: Equatable {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []

  /// These attributes, under those of `outer`.
  func under(_ outer: AccessibilityAttributes) -> AccessibilityAttributes {
    AccessibilityAttributes(
      identifier: outer.identifier ?? identifier, label: outer.label ?? label, value: outer.value ?? value,
      hint: outer.hint ?? hint, isHidden: outer.isHidden ?? isHidden,
      addedTraits: addedTraits.union(outer.addedTraits).subtracting(outer.removedTraits),
      removedTraits: removedTraits.union(outer.removedTraits))
  }
}

extension EnvironmentValues {
  private enum AccessibilityKey: EnvironmentKey {
    static var defaultValue: AccessibilityAttributes { AccessibilityAttributes() }
  }

  private enum ScopeKey: EnvironmentKey { static var defaultValue: AccessibilityScope? { nil } }

  /// What is said of elements here and inside.
  var accessibility: AccessibilityAttributes {
    get { self[AccessibilityKey.self] }
    set { self[AccessibilityKey.self] = newValue }
  }

  /// The innermost accessibility modifier around.
  var accessibilityScope: AccessibilityScope? {
    get { self[ScopeKey.self] }
    set { self[ScopeKey.self] = newValue }
  }

  /// The environment inside something that is an element itself.
  func withoutAccessibility() -> EnvironmentValues {
    if accessibilityScope == nil { return self }
    var inner = self
    inner.accessibility = AccessibilityAttributes()
    inner.accessibilityScope = nil
    return inner
  }
}

extension UIView {
  /// Takes what accessibility modifiers say.
  func take(_ attributes: AccessibilityAttributes) {
    accessibilityIdentifier = attributes.identifier
    accessibilityLabel = attributes.label
    accessibilityHint = attributes.hint
    accessibilityElementsHidden = attributes.isHidden ?? false
  }
}

/// The node of an accessibility modifier.
@MainActor
final class AccessibilityNode<Content: View>: _Node<ModifiedContent<Content, AccessibilityAttachmentModifier>> {
  private var attributes: AccessibilityAttributes
  private let scope: AccessibilityScope
  private var changed: EnvironmentValues
  private var content: _Node<Content>?

  init(_ view: ModifiedContent<Content, AccessibilityAttachmentModifier>, _ context: _NodeContext) {
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
    _ view: ModifiedContent<Content, AccessibilityAttachmentModifier>, _ environment: EnvironmentValues
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
