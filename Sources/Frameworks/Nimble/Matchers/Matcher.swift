/// Says whether the value of an expression is what is expected.
public struct Matcher<T> {
  private let matcher: (Expression<T>) throws -> MatcherResult

  public init(_ matcher: @escaping (Expression<T>) throws -> MatcherResult) { self.matcher = matcher }

  public func satisfies(_ expression: Expression<T>) throws -> MatcherResult { try matcher(expression) }

  /// A matcher that nil does not satisfy, nor its opposite.
  public static func define(matcher: @escaping (Expression<T>) throws -> MatcherResult) -> Matcher<T> {
    Matcher(matcher).requireNonNil
  }

  public static func define(
    _ message: String = "match", matcher: @escaping (Expression<T>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher<T> {
    Matcher { try matcher($0, .expectedActualValueTo(message)) }.requireNonNil
  }

  /// A matcher that decides about nil itself.
  public static func defineNilable(
    _ message: String = "match", matcher: @escaping (Expression<T>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher<T> {
    Matcher { try matcher($0, .expectedActualValueTo(message)) }
  }

  public static func simple(
    _ message: String = "match", matcher: @escaping (Expression<T>) throws -> MatcherStatus
  ) -> Matcher<T> {
    Matcher { MatcherResult(status: try matcher($0), message: .expectedActualValueTo(message)) }.requireNonNil
  }

  public static func simpleNilable(
    _ message: String = "match", matcher: @escaping (Expression<T>) throws -> MatcherStatus
  ) -> Matcher<T> {
    Matcher { MatcherResult(status: try matcher($0), message: .expectedActualValueTo(message)) }
  }

  /// The same matcher, which fails for nil with a hint.
  public var requireNonNil: Matcher<T> {
    Matcher { expression in
      let result = try satisfies(expression)
      guard try expression.evaluate() == nil else { return result }
      return MatcherResult(status: .fail, message: result.message.appendedBeNilHint())
    }
  }
}

/// Whether a matcher matches.
public enum MatcherStatus: Sendable, Equatable {
  case matches
  case doesNotMatch
  /// Neither the matcher nor its opposite.
  case fail

  public init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }
}

/// What a matcher found, and what it says about it.
public struct MatcherResult: Sendable {
  public var status: MatcherStatus
  public var message: ExpectationMessage

  public init(status: MatcherStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }

  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: MatcherStatus(bool: bool), message: message)
  }

  /// Whether an expectation of that style holds.
  public func toBoolean(expectation style: ExpectationStyle) -> Bool {
    switch (status, style) {
    case (.matches, .toMatch), (.doesNotMatch, .toNotMatch): true
    case (.matches, .toNotMatch), (.doesNotMatch, .toMatch), (.fail, _): false
    }
  }
}

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
