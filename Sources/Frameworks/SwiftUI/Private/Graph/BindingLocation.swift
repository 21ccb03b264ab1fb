/// Where a binding reads and writes.
@MainActor
class BindingLocation<Value> {
  func get() -> Value { fatalError("abstract") }
  func set(_ value: Value, _ transaction: Transaction) { fatalError("abstract") }
  /// Whether another location is certainly the same place.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}
