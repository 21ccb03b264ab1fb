/// Expects that all of the matchers match.
public func satisfyAllOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> { satisfyAllOf(matchers) }

public func satisfyAllOf<T>(_ matchers: [Matcher<T>]) -> Matcher<T> {
  Matcher.define { expression in
    let expression = expression.withCaching()
    var results = CombinedResults(needsAll: true)
    for matcher in matchers { results.add(try matcher.satisfies(expression)) }
    return results.result(for: try expression.evaluate())
  }
}

public func && <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { satisfyAllOf(left, right) }

public func satisfyAllOf<T>(_ matchers: any AsyncableMatcher<T>...) -> AsyncMatcher<T> { satisfyAllOf(matchers) }

public func satisfyAllOf<T>(_ matchers: [any AsyncableMatcher<T>]) -> AsyncMatcher<T> {
  AsyncMatcher.define { expression in
    let expression = expression.withCaching()
    var results = CombinedResults(needsAll: true)
    for matcher in matchers { results.add(try await matcher.satisfies(expression)) }
    return results.result(for: try await expression.evaluate())
  }
}

public func && <T>(left: some AsyncableMatcher<T>, right: some AsyncableMatcher<T>) -> AsyncMatcher<T> {
  satisfyAllOf([left, right])
}
