/// See [FocusedValues](https://developer.apple.com/documentation/swiftui/focusedvalues).
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Objects are found by their class.
  subscript<ObjectType: AnyObject>(objectOf type: ObjectType.Type) -> ObjectType? {
    get { values[ObjectIdentifier(type)] as? ObjectType }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
