/// Expects a value that is greater than another.
public func beGreaterThan<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
  Matcher.simple("be greater than <\(stringify(expectedValue))>") { expression in
    guard let actual = try expression.evaluate(), let expectedValue else { return .fail }
    return MatcherStatus(bool: actual > expectedValue)
  }
}
