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

/// A value of what has the focus, as the views that read it know it.
@MainActor
final class FocusedValueReader<Value>: FocusedValueListener {
  private let read: (FocusedValues) -> Value?
  private var last: Value?
  private let changes = StateLocation(0)
  /// The node whose view reads the value.
  private weak var owner: (any StateDependent)?

  init(for owner: any StateDependent, _ read: @escaping (FocusedValues) -> Value?) {
    self.owner = owner
    self.read = read
    last = read(FocusedValueStore.shared.values)
    FocusedValueStore.shared.add(self)
  }

  var value: Value? {
    _ = changes.value
    return last
  }

  func focusedValuesChanged(to values: FocusedValues, by publisher: _ViewNode?) {
    let old = last
    last = read(values)
    if !ValueMemory.areEqual(old, last), !isOwnWork(of: publisher, old) { changes.value += 1 }
  }

  /// Whether the reading view itself has made the new value, as it does each time it is evaluated: a closure, say, which
  /// never equals the one before.
  private func isOwnWork(of publisher: _ViewNode?, _ old: Value?) -> Bool {
    guard old != nil, last != nil, !(Value.self is any Equatable.Type), let owner else { return false }
    return publisher?.isInside(owner) ?? false
  }
}

/// Something that hears of changes of what has the focus.
@MainActor
protocol FocusedValueListener: AnyObject {
  func focusedValuesChanged(to values: FocusedValues, by publisher: _ViewNode?)
}
