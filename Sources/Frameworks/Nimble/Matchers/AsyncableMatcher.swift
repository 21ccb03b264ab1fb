/// A matcher that can be applied to an asynchronous expression.
public protocol AsyncableMatcher<Value> {
  associatedtype Value

  func satisfies(_ expression: AsyncExpression<Value>) async throws -> MatcherResult
}

extension Matcher: AsyncableMatcher {
  public func satisfies(_ expression: AsyncExpression<T>) async throws -> MatcherResult {
    try satisfies(await expression.toSynchronousExpression())
  }
}
