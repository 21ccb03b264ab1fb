/// Expects nil.
public func beNil<T>() -> Matcher<T> {
  Matcher.simpleNilable("be nil") { expression in
    guard let value = try expression.evaluate() else { return .matches }
    return MatcherStatus(bool: (value as? any OptionalValue)?.isNil ?? false)
  }
}

/// An optional whose type is not known: the elements of a collection may be optional themselves.
private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { self == nil }
}
