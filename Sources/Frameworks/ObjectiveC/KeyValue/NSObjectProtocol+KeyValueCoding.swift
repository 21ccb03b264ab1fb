/// Reading and writing properties by name, as in
/// [NSKeyValueCoding](https://developer.apple.com/documentation/objectivec/nsobject/nskeyvaluecoding).
///
/// A property is found by the name that it has in Objective-C, or by its Swift name: `hidden` and `isHidden` are the
/// same. Enumerations are their raw values. Dictionaries, arrays, sets and `UserDefaults` answer as on iOS.
///
/// What a class may have of its own is disfavoured: that of a class on the main actor would not be taken in Swift 5.
extension NSObjectProtocol {
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: self, forKey: key)
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, forKeyPath: keyPath)
  }

  /// What a class says of itself, such as the app that `UIApplication` shares.
  public static func value(forKey key: String) -> Any? {
    guard let method = MethodTable.classMethod(Selector(key), of: self) else {
      KeyValueProblem.stop(
        "NSUnknownKeyException",
        "[<\(self)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }
    return method.classCall(self, [])
  }

  public static func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let object = value(forKey: String(keyPath[..<dot])) as AnyObject?
    return object.flatMap { KeyValueCoding.value(of: $0, forKeyPath: String(keyPath[keyPath.index(after: dot)...])) }
  }

  @_disfavoredOverload
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

  @_disfavoredOverload
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueProblem.unknownKey(self, "valueForUndefinedKey:", key)
  }

  @_disfavoredOverload
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueProblem.unknownKey(self, "setValue:forUndefinedKey:", key)
  }

  @_disfavoredOverload
  public func setNilValueForKey(_ key: String) {
    KeyValueProblem.stop(
      "NSInvalidArgumentException",
      "\(KeyValueProblem.name(of: self)) setNilValueForKey]: could not set nil as the value for the key \(key).")
  }
}
