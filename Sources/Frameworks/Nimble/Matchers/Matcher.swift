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
