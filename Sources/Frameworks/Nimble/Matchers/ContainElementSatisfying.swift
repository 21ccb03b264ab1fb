/// Expects a sequence with an element for which the closure is true.
public func containElementSatisfying<S: Sequence>(
  _ matcher: @escaping ((S.Element) -> Bool), _ matcherDescription: String = ""
) -> Matcher<S> {
  Matcher.define { expression in
    let message = ExpectationMessage.expectedTo(goal(matcherDescription))
    guard let actual = try expression.evaluate() else { return MatcherResult(status: .fail, message: message) }
    return MatcherResult(bool: actual.contains(where: matcher), message: message)
  }
}

public func containElementSatisfying<S: Sequence>(
  _ matcher: @escaping ((S.Element) async -> Bool), _ matcherDescription: String = ""
) -> AsyncMatcher<S> {
  AsyncMatcher.define { expression in
    let message = ExpectationMessage.expectedTo(goal(matcherDescription))
    guard let actual = try await expression.evaluate() else { return MatcherResult(status: .fail, message: message) }
    for element in actual where await matcher(element) { return MatcherResult(status: .matches, message: message) }
    return MatcherResult(status: .doesNotMatch, message: message)
  }
}

private func goal(_ description: String) -> String {
  "find object in collection \(description.isEmpty ? "that satisfies matcher" : description)"
}
