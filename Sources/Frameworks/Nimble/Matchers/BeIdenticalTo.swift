import Foundation

/// Expects the same object.
public func beIdenticalTo<T: AnyObject>(_ expected: T?) -> Matcher<T> { identical(to: expected) }

public func beIdenticalTo(_ expected: AnyObject?) -> Matcher<AnyObject> { identical(to: expected) }

/// Objects in variables of any type, an error's say.
@_disfavoredOverload
public func beIdenticalTo<T>(_ expected: Any?) -> Matcher<T> { identical(to: expected.map(object)) }

/// `beIdenticalTo` under a shorter name.
public func be<T: AnyObject>(_ expected: T?) -> Matcher<T> { identical(to: expected) }

public func be(_ expected: AnyObject?) -> Matcher<AnyObject> { identical(to: expected) }

@_disfavoredOverload
public func be<T>(_ expected: Any?) -> Matcher<T> { identical(to: expected.map(object)) }

private func identical<T>(to expected: AnyObject?) -> Matcher<T> {
  Matcher.define { expression in
    let actual = try expression.evaluate().map { object($0) }
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

/// The object itself, and not a box around it, where a variable of another type holds one.
private func object(_ value: Any) -> AnyObject { value as? NSObject ?? value as AnyObject }
