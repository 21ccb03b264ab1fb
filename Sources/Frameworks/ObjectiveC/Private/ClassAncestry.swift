/// What a class inherits from.
enum ClassAncestry {
  /// The class and those above it, the nearest first.
  static func all(of type: AnyClass) -> some Sequence<AnyClass> { sequence(first: type) { _getSuperclass($0) } }

  /// Whether a class is another one or below it.
  static func inherits(_ type: AnyClass, from ancestor: AnyClass) -> Bool { all(of: type).contains { $0 == ancestor } }
}
