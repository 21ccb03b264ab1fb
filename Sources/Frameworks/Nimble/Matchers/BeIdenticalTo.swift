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
