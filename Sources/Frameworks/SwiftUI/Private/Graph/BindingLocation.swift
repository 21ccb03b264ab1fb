/// Where a binding reads and writes.
class BindingLocation<Value> {
  func get() -> Value { fatalError("abstract") }
  func set(_ value: Value, _ transaction: Transaction) { fatalError("abstract") }
  /// Whether another location is certainly the same place.
  @MainActor func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

/// A binding to a state.
final class StateBindingLocation<Value>: BindingLocation<Value> {
  private let location: StateLocation<Value>

  init(_ location: StateLocation<Value>) { self.location = location }

  override func get() -> Value { location.value }
  override func set(_ value: Value, _ transaction: Transaction) { location.value = value }
  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? StateBindingLocation<Value>)?.location === location
  }
}

/// A binding to two closures.
final class ClosureBindingLocation<Value>: BindingLocation<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A binding to a part of what another binding holds.
final class PartBindingLocation<Whole, Value>: BindingLocation<Value> {
  private let whole: BindingLocation<Whole>
  private let path: WritableKeyPath<Whole, Value>

  init(_ whole: BindingLocation<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override func get() -> Value { whole.get()[keyPath: path] }
  override func set(_ value: Value, _ transaction: Transaction) {
    var changed = whole.get()
    changed[keyPath: path] = value
    whole.set(changed, transaction)
  }
  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? PartBindingLocation<Whole, Value> else { return false }
    return other.path == path && other.whole.isSame(as: whole)
  }
}
