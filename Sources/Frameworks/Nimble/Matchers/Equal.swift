import Foundation

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

/// Expects tuples whose parts are equal.
public func equal<T1: Equatable, T2: Equatable>(
  _ expectedValue: [(T1, T2)]?
) -> Matcher<[(T1, T2)]> {
  equal(expectedValue) { $0.elementsEqual($1, by: ==) }
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable>(
  _ expectedValue: [(T1, T2, T3)]?
) -> Matcher<[(T1, T2, T3)]> {
  equal(expectedValue) { $0.elementsEqual($1, by: ==) }
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable>(
  _ expectedValue: [(T1, T2, T3, T4)]?
) -> Matcher<[(T1, T2, T3, T4)]> {
  equal(expectedValue) { $0.elementsEqual($1, by: ==) }
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable>(
  _ expectedValue: [(T1, T2, T3, T4, T5)]?
) -> Matcher<[(T1, T2, T3, T4, T5)]> {
  equal(expectedValue) { $0.elementsEqual($1, by: ==) }
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable>(
  _ expectedValue: [(T1, T2, T3, T4, T5, T6)]?
) -> Matcher<[(T1, T2, T3, T4, T5, T6)]> {
  equal(expectedValue) { $0.elementsEqual($1, by: ==) }
}

/// Expects a tuple whose parts are equal.
public func equal<T1: Equatable, T2: Equatable>(
  _ expectedValue: (T1, T2)?
) -> Matcher<(T1, T2)> {
  equal(expectedValue, by: ==)
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable>(
  _ expectedValue: (T1, T2, T3)?
) -> Matcher<(T1, T2, T3)> {
  equal(expectedValue, by: ==)
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable>(
  _ expectedValue: (T1, T2, T3, T4)?
) -> Matcher<(T1, T2, T3, T4)> {
  equal(expectedValue, by: ==)
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable>(
  _ expectedValue: (T1, T2, T3, T4, T5)?
) -> Matcher<(T1, T2, T3, T4, T5)> {
  equal(expectedValue, by: ==)
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable>(
  _ expectedValue: (T1, T2, T3, T4, T5, T6)?
) -> Matcher<(T1, T2, T3, T4, T5, T6)> {
  equal(expectedValue, by: ==)
}

/// Whether two values that came from a collection of Foundation are equal, as objects are.
func areEqual(_ first: Any, _ second: Any) -> Bool { NSArray(object: first).isEqual(to: [second]) }

/// Expects a sequence with the same elements in the same order.
public func elementsEqual<Seq1: Sequence, Seq2: Sequence>(
  _ expectedValue: Seq2?
) -> Matcher<Seq1> where Seq1.Element: Equatable, Seq1.Element == Seq2.Element {
  elementsEqual(expectedValue, by: ==)
}

public func elementsEqual<Seq1: Sequence, Seq2: Sequence>(
  _ expectedValue: Seq2?, by areEquivalent: @escaping (Seq1.Element, Seq2.Element) -> Bool
) -> Matcher<Seq1> {
  Matcher.define("elementsEqual <\(stringify(expectedValue))>") { expression, message in
    switch (expectedValue, try expression.evaluate()) {
    case (nil, _?): return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    case (_, nil): return MatcherResult(status: .fail, message: message)
    case (let expected?, let actual?):
      return MatcherResult(bool: actual.elementsEqual(expected, by: areEquivalent), message: message)
    }
  }
}
