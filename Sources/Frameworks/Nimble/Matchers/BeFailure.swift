/// Expects a failure; expectations in the closure must hold for its error.
public func beFailure<Success, Failure>(
  test: ((Failure) -> Void)? = nil
) -> Matcher<Result<Success, Failure>> {
  let condition = test == nil ? "" : " that satisfies block"
  return Matcher.define("be <failure(\(Failure.self))>\(condition)") { expression, message in
    guard case .failure(let error)? = try expression.evaluate() else {
      return MatcherResult(status: .doesNotMatch, message: message)
    }
    guard let test else { return MatcherResult(status: .matches, message: message) }
    return MatcherResult(bool: gatherFailingExpectations { test(error) }.isEmpty, message: message)
  }
}

/// Expects a failure with an error that a matcher matches.
public func beFailure<Success, Failure>(_ matcher: Matcher<Failure>) -> Matcher<Result<Success, Failure>> {
  Matcher.define { expression in
    let message = ExpectationMessage.expectedActualValueTo("be <failure(\(Failure.self))> that satisfies matcher")
    guard case .failure(let error)? = try expression.evaluate() else {
      return MatcherResult(status: .doesNotMatch, message: message)
    }
    let result = try matcher.satisfies(Expression(expression: { error }, location: expression.location))
    let details = result.message.toString(actual: stringify(error))
    return MatcherResult(bool: result.status == .matches, message: message.appended(details: details))
  }
}
