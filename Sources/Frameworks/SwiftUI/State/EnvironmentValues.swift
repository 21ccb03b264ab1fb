/// The values that views inherit from those around them:
/// [EnvironmentValues](https://developer.apple.com/documentation/swiftui/environmentvalues).
public struct EnvironmentValues {
  private var head: EnvironmentEntry?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(of: K.Value.self, for: ObjectIdentifier(key)) ?? K.defaultValue }
    set { head = TypedEnvironmentEntry(ObjectIdentifier(key), newValue, head) }
  }

  /// Environments with the same identity are certainly equal.
  var identity: ObjectIdentifier? { head.map { ObjectIdentifier($0) } }

  /// The object that was set for a class; setting nil hides one from further out.
  func object<T: AnyObject>(of type: T.Type) -> T? { value(of: T?.self, for: ObjectIdentifier(type)) ?? nil }

  mutating func setObject<T: AnyObject>(_ object: T?, of type: T.Type) {
    head = TypedEnvironmentEntry(ObjectIdentifier(type), object, head)
  }

  private func value<Value>(of type: Value.Type, for key: ObjectIdentifier) -> Value? {
    var entry = head
    while let current = entry {
      if current.key == key { return (current as? TypedEnvironmentEntry<Value>)?.value }
      entry = current.next
    }
    return nil
  }
}
