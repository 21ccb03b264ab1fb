/// Expects the same object.
public func beIdenticalTo<T: AnyObject>(_ expected: T?) -> Matcher<T> { identical(to: expected) }

public func beIdenticalTo(_ expected: AnyObject?) -> Matcher<AnyObject> { identical(to: expected) }

/// `beIdenticalTo` under a shorter name.
public func be<T: AnyObject>(_ expected: T?) -> Matcher<T> { identical(to: expected) }

public func be(_ expected: AnyObject?) -> Matcher<AnyObject> { identical(to: expected) }

private func identical<T>(to expected: AnyObject?) -> Matcher<T> {
  Matcher.define { expression in
    let actual = try expression.evaluate().map { $0 as AnyObject }
    return MatcherResult(
      bool: actual === expected && actual != nil,
      message: .expectedCustomValueTo(
        "be identical to \(identityAsString(expected))", actual: identityAsString(actual)))
  }
}

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
