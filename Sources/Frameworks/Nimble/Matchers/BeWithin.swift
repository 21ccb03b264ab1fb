/// Expects a value in a range.
public func beWithin<T: Comparable>(_ range: Range<T>) -> Matcher<T> {
  Matcher.simple("be within range <(\(range.lowerBound)..<\(range.upperBound))>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: range.contains(actual))
  }
}

public func beWithin<T: Comparable>(_ range: ClosedRange<T>) -> Matcher<T> {
  Matcher.simple("be within range <(\(range.lowerBound)...\(range.upperBound))>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: range.contains(actual))
  }
}
