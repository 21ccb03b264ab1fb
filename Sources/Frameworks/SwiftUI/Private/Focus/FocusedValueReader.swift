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
