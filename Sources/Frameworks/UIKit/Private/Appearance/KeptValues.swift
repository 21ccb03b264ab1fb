/// Values that an object gives back as they were set and that change nothing here: they are about how something looks
/// or feels that is neither drawn nor measured.
struct KeptValues {
  private var values: [String: Any]?

  /// The value of the property that asks, or else its default.
  func value<Value>(_ fallback: Value, _ name: String = #function) -> Value {
    guard let stored = values?[name] else { return fallback }
    return stored as? Value ?? fallback
  }

  /// The same where the default is an object, which stays the same one.
  mutating func made<Value>(_ name: String = #function, _ make: () -> Value) -> Value {
    if let stored = values?[name] as? Value { return stored }
    let new = make()
    set(new, name)
    return new
  }

  mutating func set<Value>(_ value: Value, _ name: String = #function) {
    values = values ?? [:]
    values?[name] = value as Any
  }

  /// The value of a kind, such as an image for a state.
  func value<Value>(for kind: some Hashable, _ name: String = #function) -> Value? {
    (values?[name] as? [AnyHashable: Value])?[AnyHashable(kind)]
  }

  mutating func set<Value>(_ value: Value?, for kind: some Hashable, _ name: String) {
    var all = values?[name] as? [AnyHashable: Value] ?? [:]
    all[AnyHashable(kind)] = value
    set(all, name)
  }
}
