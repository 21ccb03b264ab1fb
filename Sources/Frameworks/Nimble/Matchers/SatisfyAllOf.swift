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

/// The results of several matchers for one value.
struct CombinedResults {
  private let needsAll: Bool
  private var status: MatcherStatus
  private var goals: [String] = []

  init(needsAll: Bool) {
    self.needsAll = needsAll
    status = MatcherStatus(bool: needsAll)
  }

  mutating func add(_ result: MatcherResult) {
    goals.append("{\(result.message.expectedMessage)}")
    switch (needsAll, result.status) {
    case (_, .fail): status = .fail
    case (true, .doesNotMatch), (false, .matches): if status != .fail { status = result.status }
    case (true, .matches), (false, .doesNotMatch): break
    }
  }

  func result<T>(for value: T?) -> MatcherResult {
    let goal =
      needsAll
      ? "match all of: \(goals.joined(separator: ", and "))" : "match one of: \(goals.joined(separator: ", or "))"
    guard let value else { return MatcherResult(status: status, message: .expectedActualValueTo(goal)) }
    return MatcherResult(status: status, message: .expectedCustomValueTo(goal, actual: "\(value)"))
  }
}
