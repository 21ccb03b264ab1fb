/// A binding to a property of an object.
final class ObjectBindingLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override func get() -> Value { object[keyPath: path] }
  override func set(_ value: Value, _ transaction: Transaction) { object[keyPath: path] = value }
  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectBindingLocation<Object, Value> else { return false }
    return other.object === object && other.path == path
  }
}
