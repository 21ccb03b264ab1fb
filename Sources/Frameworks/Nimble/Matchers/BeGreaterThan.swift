/// Expects a value that is greater than another.
public func beGreaterThan<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
  Matcher.simple("be greater than <\(stringify(expectedValue))>") { expression in
    guard let actual = try expression.evaluate(), let expectedValue else { return .fail }
    return MatcherStatus(bool: actual > expectedValue)
  }
}

/// Expects a value that is greater than or equal to another.
public func beGreaterThanOrEqualTo<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
  Matcher.simple("be greater than or equal to <\(stringify(expectedValue))>") { expression in
    guard let actual = try expression.evaluate(), let expectedValue else { return .fail }
    return MatcherStatus(bool: actual >= expectedValue)
  }
}
