/// Expects that at least one of the matchers matches.
public func satisfyAnyOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> { satisfyAnyOf(matchers) }

public func satisfyAnyOf<T>(_ matchers: [Matcher<T>]) -> Matcher<T> {
  Matcher.define { expression in
    let expression = expression.withCaching()
    var results = CombinedResults(needsAll: false)
    for matcher in matchers { results.add(try matcher.satisfies(expression)) }
    return results.result(for: try expression.evaluate())
  }
}

public func || <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { satisfyAnyOf(left, right) }

public func satisfyAnyOf<T>(_ matchers: any AsyncableMatcher<T>...) -> AsyncMatcher<T> { satisfyAnyOf(matchers) }

public func satisfyAnyOf<T>(_ matchers: [any AsyncableMatcher<T>]) -> AsyncMatcher<T> {
  AsyncMatcher.define { expression in
    let expression = expression.withCaching()
    var results = CombinedResults(needsAll: false)
    for matcher in matchers { results.add(try await matcher.satisfies(expression)) }
    return results.result(for: try await expression.evaluate())
  }
}

public func || <T>(left: some AsyncableMatcher<T>, right: some AsyncableMatcher<T>) -> AsyncMatcher<T> {
  satisfyAnyOf([left, right])
}
