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
