/// Expects the opposite of what a matcher expects.
public func not<T>(_ matcher: Matcher<T>) -> Matcher<T> {
  Matcher { expression in opposite(of: try matcher.satisfies(expression)) }
}

public func not<T>(_ matcher: AsyncMatcher<T>) -> AsyncMatcher<T> {
  AsyncMatcher { expression in opposite(of: try await matcher.satisfies(expression)) }
}

private func opposite(of result: MatcherResult) -> MatcherResult {
  let status: MatcherStatus =
    switch result.status {
    case .matches: .doesNotMatch
    case .doesNotMatch: .matches
    case .fail: .fail
    }
  return MatcherResult(status: status, message: result.message.prepended(expectation: "not "))
}
