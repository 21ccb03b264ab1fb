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
