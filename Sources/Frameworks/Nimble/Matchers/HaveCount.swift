/// Expects a collection of so many elements.
public func haveCount<T: Collection>(_ expectedValue: Int) -> Matcher<T> {
  Matcher.define { expression in
    guard let actual = try expression.evaluate() else { return MatcherResult(status: .fail, message: .fail("")) }
    let message = ExpectationMessage.expectedCustomValueTo(
      "have \(prettyCollectionType(actual)) with count \(stringify(expectedValue))", actual: "\(actual.count)"
    ).appended(details: "Actual Value: \(stringify(actual))")
    return MatcherResult(bool: actual.count == expectedValue, message: message)
  }
}

public func haveCount(_ expectedValue: Int) -> Matcher<any NMBCollection> {
  Matcher { expression in
    guard let actual = try expression.evaluate() else { return MatcherResult(status: .fail, message: .fail("")) }
    let message = ExpectationMessage.expectedCustomValueTo(
      "have \(prettyCollectionType(actual)) with count \(stringify(expectedValue))",
      actual: "\(actual.count). Actual Value: \(stringify(actual))")
    return MatcherResult(bool: actual.count == expectedValue, message: message)
  }
}
