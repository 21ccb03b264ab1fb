/// Expects `true`, and nothing that only counts as true.
public func beTrue() -> Matcher<Bool> { renamed(equal(true), to: "be true") }

/// Expects `false`, and nothing that only counts as false.
public func beFalse() -> Matcher<Bool> { renamed(equal(false), to: "be false") }

/// Expects what is equal to `true`.
public func beTruthy<T: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<T> {
  Matcher.simpleNilable("be truthy") { MatcherStatus(bool: try $0.evaluate() == (true as T)) }
}

/// Expects what is not equal to `true`, nil included.
public func beFalsy<T: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<T> {
  Matcher.simpleNilable("be falsy") { MatcherStatus(bool: try $0.evaluate() != (true as T)) }
}

private func renamed<T>(_ matcher: Matcher<T>, to goal: String) -> Matcher<T> {
  Matcher { expression in
    MatcherResult(status: try matcher.satisfies(expression).status, message: .expectedActualValueTo(goal))
  }
  .requireNonNil
}

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

/// Expects what a function without a result returns.
public func beVoid() -> Matcher<()> {
  Matcher.simpleNilable("be void") { MatcherStatus(bool: try $0.evaluate() != nil) }
}
