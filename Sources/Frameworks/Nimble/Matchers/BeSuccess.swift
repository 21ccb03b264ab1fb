/// Expects a success; expectations in the closure must hold for its value.
public func beSuccess<Success, Failure>(
  test: ((Success) -> Void)? = nil
) -> Matcher<Result<Success, Failure>> {
  success(test == nil ? "" : " that satisfies block") { value in
    guard let test else { return true }
    return gatherFailingExpectations { test(value) }.isEmpty
  }
}

/// Expects a success with an equal value.
public func beSuccess<Success, Failure>(
  _ value: Success
) -> Matcher<Result<Success, Failure>> where Success: Equatable {
  success(" that equals \(stringify(value))") { $0 == value }
}

/// Expects a success with a value that a matcher matches.
public func beSuccess<Success, Failure>(_ matcher: Matcher<Success>) -> Matcher<Result<Success, Failure>> {
  Matcher.define { expression in
    let message = ExpectationMessage.expectedActualValueTo("be <success(\(Success.self))> that satisfies matcher")
    guard case .success(let value)? = try expression.evaluate() else {
      return MatcherResult(status: .doesNotMatch, message: message)
    }
    let result = try matcher.satisfies(Expression(expression: { value }, location: expression.location))
    let details = result.message.toString(actual: stringify(value))
    return MatcherResult(bool: result.status == .matches, message: message.appended(details: details))
  }
}

private func success<Success, Failure>(
  _ condition: String, _ holds: @escaping (Success) -> Bool
) -> Matcher<Result<Success, Failure>> {
  Matcher.define("be <success(\(Success.self))>\(condition)") { expression, message in
    guard case .success(let value)? = try expression.evaluate() else {
      return MatcherResult(status: .doesNotMatch, message: message)
    }
    return MatcherResult(bool: holds(value), message: message)
  }
}
