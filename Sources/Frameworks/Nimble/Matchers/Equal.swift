/// Expects a value that is equal.
public func equal<T: Equatable>(_ expectedValue: T) -> Matcher<T> { equal(expectedValue as T?) }

/// Expects optionals that are all equal.
public func equal<T: Equatable>(_ expectedValue: [T?]) -> Matcher<[T?]> {
  Matcher.define("equal <\(stringify(expectedValue))>") { expression, message in
    guard let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    }
    return MatcherResult(bool: actual == expectedValue, message: message)
  }
}

public func equal<T: Equatable>(_ expectedValue: T?) -> Matcher<T> { equal(expectedValue, by: ==) }

public func equal<T>(_ expectedValue: Set<T>) -> Matcher<Set<T>> { equal(expectedValue as Set<T>?) }

public func equal<T>(_ expectedValue: Set<T>?) -> Matcher<Set<T>> { equal(expectedValue) { stringify($0) } }

public func equal<T: Comparable>(_ expectedValue: Set<T>) -> Matcher<Set<T>> { equal(expectedValue as Set<T>?) }

public func equal<T: Comparable>(_ expectedValue: Set<T>?) -> Matcher<Set<T>> {
  equal(expectedValue) { set in set.map { stringify($0.sorted()) } ?? "nil" }
}

public func equal<K: Hashable, V: Equatable>(_ expectedValue: [K: V?]) -> Matcher<[K: V]> {
  Matcher.define("equal <\(stringify(expectedValue))>") { expression, message in
    guard let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    }
    let isEqual = actual.count == expectedValue.count && expectedValue.allSatisfy { key, value in actual[key] == value }
    return MatcherResult(bool: isEqual, message: message)
  }
}

/// Compares by a closure; no value is equal to nil.
func equal<T>(_ expectedValue: T?, by areEquivalent: @escaping (T, T) -> Bool) -> Matcher<T> {
  Matcher.define("equal <\(stringify(expectedValue))>") { expression, message in
    switch (expectedValue, try expression.evaluate()) {
    case (nil, _?): return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    case (_, nil): return MatcherResult(status: .fail, message: message)
    case (let expected?, let actual?): return MatcherResult(bool: areEquivalent(expected, actual), message: message)
    }
  }
}

private func equal<T>(_ expectedValue: Set<T>?, stringify text: @escaping (Set<T>?) -> String) -> Matcher<Set<T>> {
  Matcher { expression in
    let goal = "equal <\(text(expectedValue))>"
    guard let expectedValue, let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: .expectedActualValueTo(goal).appendedBeNilHint())
    }
    var message = ExpectationMessage.expectedCustomValueTo(goal, actual: "<\(text(actual))>")
    let missing = expectedValue.subtracting(actual)
    if !missing.isEmpty { message = message.appended(message: ", missing <\(text(missing))>") }
    let extra = actual.subtracting(expectedValue)
    if !extra.isEmpty { message = message.appended(message: ", extra <\(text(extra))>") }
    return MatcherResult(bool: expectedValue == actual, message: message)
  }
}
