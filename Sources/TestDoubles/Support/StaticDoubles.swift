/// What the static members of doubles are told and record, by type.
///
/// It ends with a test of XCTest that Windfall runs. Elsewhere it stays from one test to the next: call ``reset()`` where
/// static requirements are doubled in several tests.
public enum StaticDoubles {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var name: String
  }

  private static let values = Guarded<[Key: any Sendable]>([:])

  /// The value of a name for a type, made when it is first asked for.
  public static func value<Value: Sendable>(of type: Any.Type, _ name: String, make: () -> Value) -> Value {
    let key = Key(type: ObjectIdentifier(type), name: name)
    return values.use { values in
      if let value = values[key] as? Value { return value }
      let value = make()
      values[key] = value
      return value
    }
  }

  /// Forgets all of it; the expectations of static members are verified.
  public static func reset() {
    let former = values.use { values in
      defer { values = [:] }
      return values
    }
    for case let expectations as MockExpectations in former.values { expectations.verify() }
  }
}
