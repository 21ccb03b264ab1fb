/// Reading and writing properties by name, as in
/// [NSKeyValueCoding](https://developer.apple.com/documentation/objectivec/nsobject/nskeyvaluecoding).
///
/// A property is found by the name that it has in Objective-C, or by its Swift name: `hidden` and `isHidden` are the
/// same. Enumerations are their raw values. Dictionaries, arrays, sets and `UserDefaults` answer as on iOS.
extension NSObjectProtocol {
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: self, forKey: key)
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, forKeyPath: keyPath)
  }

  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, of: self, forKey: key)
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, of: self, forKeyPath: keyPath)
  }

  /// Sets null values as nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      KeyValueCoding.send(value is NSNull ? nil : value, to: self, forKey: key)
    }
  }

  /// Holds null for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, KeyValueCoding.read($0, of: self) ?? NSNull()) }) { first, _ in first }
  }

  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueProblem.unknownKey(self, "valueForUndefinedKey:", key)
  }

  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueProblem.unknownKey(self, "setValue:forUndefinedKey:", key)
  }

  public func setNilValueForKey(_ key: String) {
    KeyValueProblem.stop(
      "NSInvalidArgumentException",
      "\(KeyValueProblem.name(of: self)) setNilValueForKey]: could not set nil as the value for the key \(key).")
  }
}
