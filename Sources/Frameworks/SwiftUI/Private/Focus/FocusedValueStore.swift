/// What the view with the focus, and the scene, publish for others.
@MainActor
final class FocusedValueStore {
  static let shared = FocusedValueStore()

  private struct WeakListener {
    weak var listener: (any FocusedValueListener)?
  }

  private(set) var values = FocusedValues()
  private var listeners: [WeakListener] = []
  private var sceneScopes: [FocusScope] = []
  private var focused: FocusScope?

  func add(_ listener: any FocusedValueListener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
  }

  /// A field inside a scope got the focus, or lost it.
  func setFocus(_ isFocused: Bool, in scope: FocusScope?) {
    let new = isFocused ? scope : focused === scope ? nil : focused
    guard focused !== new else { return }
    focused = new
    renew()
  }

  /// Values count for the whole scene from now on.
  func show(_ scope: FocusScope) {
    sceneScopes.append(scope)
    renew()
  }

  func hide(_ scope: FocusScope) {
    sceneScopes.removeAll { $0 === scope }
    renew()
  }

  /// Collects all that is published now, and tells of what changed by a node, or by the focus.
  func renew(by publisher: _ViewNode? = nil) {
    var new = FocusedValues()
    for scope in sceneScopes { scope.publish(&new) }
    focused?.collect(into: &new)
    values = new
    for entry in listeners { entry.listener?.focusedValuesChanged(to: new, by: publisher) }
  }
}
