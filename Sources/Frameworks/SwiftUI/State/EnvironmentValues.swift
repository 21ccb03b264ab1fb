import Observation

/// The values that views inherit from those around them:
/// [EnvironmentValues](https://developer.apple.com/documentation/swiftui/environmentvalues).
public struct EnvironmentValues {
  private var head: EnvironmentEntry?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// Environments with the same identity are certainly equal.
  var identity: ObjectIdentifier? { head.map { ObjectIdentifier($0) } }

  func object<T: AnyObject>(of type: T.Type) -> T? { value(for: ObjectIdentifier(type)) as? T }

  mutating func setObject<T: AnyObject>(_ object: T, of type: T.Type) { set(object, for: ObjectIdentifier(type)) }

  func observable<T: AnyObject>(of type: T.Type) -> T? { object(of: type) }

  private func value(for key: ObjectIdentifier) -> Any? {
    var entry = head
    while let current = entry {
      if current.key == key { return current.value }
      entry = current.next
    }
    return nil
  }

  private mutating func set(_ value: Any, for key: ObjectIdentifier) {
    head = EnvironmentEntry(key: key, value: value, next: head)
  }
}

/// One value that was set, in front of those set further out.
final class EnvironmentEntry {
  let key: ObjectIdentifier
  let value: Any
  let next: EnvironmentEntry?

  init(key: ObjectIdentifier, value: Any, next: EnvironmentEntry?) {
    self.key = key
    self.value = value
    self.next = next
  }
}
