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
