import Foundation

/// Expects a text in which the regular expression is found.
public func match(_ expectedValue: String?) -> Matcher<String> {
  Matcher.simple("match <\(stringify(expectedValue))>") { expression in
    guard let actual = try expression.evaluate(), let expectedValue else { return .fail }
    return MatcherStatus(bool: actual.range(of: expectedValue, options: .regularExpression) != nil)
  }
}

/// Expects an error with the same domain and code.
public func matchError<T: Error>(_ error: T) -> Matcher<any Error> {
  matches(ErrorGoal(verb: "match", error: error))
}

/// Expects an error that is equal.
public func matchError<T: Error & Equatable>(_ error: T) -> Matcher<any Error> {
  matches(ErrorGoal(verb: "match", error: error, isEqual: ErrorGoal<T>.isEqual))
}

/// Expects an error of the type.
public func matchError<T: Error>(_ errorType: T.Type) -> Matcher<any Error> {
  matches(ErrorGoal(verb: "match", type: errorType))
}

private func matches<T: Error>(_ goal: ErrorGoal<T>) -> Matcher<any Error> {
  Matcher.define { expression in goal.result(for: try expression.evaluate()) }
}
