/// Which arguments a mock expects.
public struct Matching<Value> {
  private let matches: (Value) -> Bool
  private let description: String

  private init(_ description: String, _ matches: @escaping (Value) -> Bool) {
    self.description = description
    self.matches = matches
  }

  /// Whatever is passed.
  public static var any: Self { Self("anything") { _ in true } }

  /// What a condition holds for; the description says it in failures.
  public static func `where`(_ description: String, _ condition: @escaping (Value) -> Bool) -> Self {
    Self(description, condition)
  }

  /// The same for values of any type.
  public var erased: AnyMatching {
    let matches = matches
    return AnyMatching(description: description) { argument in
      guard let value = argument as? Value else { return false }
      return matches(value)
    }
  }
}

extension Matching where Value: Equatable {
  /// What equals a value.
  public static func equal(_ value: Value) -> Self { Self("\(value)") { $0 == value } }
}
