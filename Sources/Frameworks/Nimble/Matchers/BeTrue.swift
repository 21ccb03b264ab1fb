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
