/// Expects a value that is less than another.
public func beLessThan<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
  Matcher.simple("be less than <\(stringify(expectedValue))>") { expression in
    guard let actual = try expression.evaluate(), let expectedValue else { return .fail }
    return MatcherStatus(bool: actual < expectedValue)
  }
}

/// Expects a value that is less than or equal to another.
public func beLessThanOrEqualTo<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
  Matcher.simple("be less than or equal to <\(stringify(expectedValue))>") { expression in
    guard let actual = try expression.evaluate(), let expectedValue else { return .fail }
    return MatcherStatus(bool: actual <= expectedValue)
  }
}
