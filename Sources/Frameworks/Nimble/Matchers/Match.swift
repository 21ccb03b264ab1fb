import Foundation

/// Expects a text in which the regular expression is found.
public func match(_ expectedValue: String?) -> Matcher<String> {
  Matcher.simple("match <\(stringify(expectedValue))>") { expression in
    guard let actual = try expression.evaluate(), let expectedValue else { return .fail }
    return MatcherStatus(bool: actual.range(of: expectedValue, options: .regularExpression) != nil)
  }
}
