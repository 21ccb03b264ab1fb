/// Says whether the value of an expression is what is expected, and may take time for it.
public struct AsyncMatcher<T>: AsyncableMatcher {
  private let matcher: (AsyncExpression<T>) async throws -> MatcherResult

  public init(_ matcher: @escaping (AsyncExpression<T>) async throws -> MatcherResult) { self.matcher = matcher }

  public func satisfies(_ expression: AsyncExpression<T>) async throws -> MatcherResult {
    try await matcher(expression)
  }

  public static func define(
    matcher: @escaping (AsyncExpression<T>) async throws -> MatcherResult
  ) -> AsyncMatcher<T> {
    AsyncMatcher(matcher).requireNonNil
  }

  public static func define(
    _ message: String = "match",
    matcher: @escaping (AsyncExpression<T>, ExpectationMessage) async throws -> MatcherResult
  ) -> AsyncMatcher<T> {
    AsyncMatcher { try await matcher($0, .expectedActualValueTo(message)) }.requireNonNil
  }

  public static func defineNilable(
    _ message: String = "match",
    matcher: @escaping (AsyncExpression<T>, ExpectationMessage) async throws -> MatcherResult
  ) -> AsyncMatcher<T> {
    AsyncMatcher { try await matcher($0, .expectedActualValueTo(message)) }
  }

  public static func simple(
    _ message: String = "match", matcher: @escaping (AsyncExpression<T>) async throws -> MatcherStatus
  ) -> AsyncMatcher<T> {
    AsyncMatcher { MatcherResult(status: try await matcher($0), message: .expectedActualValueTo(message)) }
      .requireNonNil
  }

  public static func simpleNilable(
    _ message: String = "match", matcher: @escaping (AsyncExpression<T>) async throws -> MatcherStatus
  ) -> AsyncMatcher<T> {
    AsyncMatcher { MatcherResult(status: try await matcher($0), message: .expectedActualValueTo(message)) }
  }

  /// The same matcher, which fails for nil with a hint.
  public var requireNonNil: AsyncMatcher<T> {
    AsyncMatcher { expression in
      let result = try await satisfies(expression)
      guard try await expression.evaluate() == nil else { return result }
      return MatcherResult(status: .fail, message: result.message.appendedBeNilHint())
    }
  }
}
