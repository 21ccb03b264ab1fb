/// Expects that the closure is true for every element.
public func allPass<S: Sequence>(_ passFunc: @escaping (S.Element) throws -> Bool) -> Matcher<S> {
  allPass("pass a condition", passFunc)
}

public func allPass<S: Sequence>(
  _ passName: String, _ passFunc: @escaping (S.Element) throws -> Bool
) -> Matcher<S> {
  allPass(
    Matcher.define(passName) { expression, message in
      guard let element = try expression.evaluate() else { return MatcherResult(status: .fail, message: message) }
      return MatcherResult(bool: try passFunc(element), message: message)
    })
}

/// Expects that a matcher matches every element.
public func allPass<S: Sequence>(_ elementMatcher: Matcher<S.Element>) -> Matcher<S> {
  Matcher { expression in
    guard let sequence = try expression.evaluate() else { return Elements<S>.missing }
    var elements = Elements(sequence)
    for element in sequence {
      let result = try elementMatcher.satisfies(
        Expression(expression: { element }, location: expression.location))
      if let failure = elements.take(result, for: element) { return failure }
    }
    return elements.success
  }
}

/// Expects that the closure is true for every element.
public func allPass<S: Sequence>(_ passFunc: @escaping (S.Element) async throws -> Bool) -> AsyncMatcher<S> {
  allPass("pass a condition", passFunc)
}

public func allPass<S: Sequence>(
  _ passName: String, _ passFunc: @escaping (S.Element) async throws -> Bool
) -> AsyncMatcher<S> {
  allPass(
    AsyncMatcher.define(passName) { expression, message in
      guard let element = try await expression.evaluate() else {
        return MatcherResult(status: .fail, message: message)
      }
      return MatcherResult(bool: try await passFunc(element), message: message)
    })
}

/// Expects that a matcher matches every element.
public func allPass<S: Sequence>(_ elementMatcher: AsyncMatcher<S.Element>) -> AsyncMatcher<S> {
  AsyncMatcher { expression in
    guard let sequence = try await expression.evaluate() else { return Elements<S>.missing }
    var elements = Elements(sequence)
    for element in sequence {
      let result = try await elementMatcher.satisfies(
        AsyncExpression(expression: { element }, location: expression.location))
      if let failure = elements.take(result, for: element) { return failure }
    }
    return elements.success
  }
}

/// What was found for the elements so far.
private struct Elements<S: Sequence> {
  private let sequence: S
  private var message = ExpectationMessage.expectedTo("all pass")

  init(_ sequence: S) { self.sequence = sequence }

  static var missing: MatcherResult {
    MatcherResult(status: .fail, message: .appends(.expectedTo("all pass"), " (use beNil() to match nils)"))
  }

  /// The result for the whole if this element decides it.
  mutating func take(_ result: MatcherResult, for element: S.Element) -> MatcherResult? {
    guard result.status != .matches else {
      message = result.message.prepended(expectation: "all ")
      return nil
    }
    let failure = result.message
      .replacedExpectation { .expectedTo($0.expectedMessage) }
      .wrappedExpectation(
        before: "all ",
        after: ", but failed first at element <\(stringify(element))> in <\(stringify(sequence))>")
    return MatcherResult(status: .doesNotMatch, message: failure)
  }

  var success: MatcherResult {
    MatcherResult(status: .matches, message: message.replacedExpectation { .expectedTo($0.expectedMessage) })
  }
}
