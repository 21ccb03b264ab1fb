/// A requirement of the value of an expression: it throws when it does not hold.
public struct SyncRequirement<Value>: NimbleRequirement {
  public let expression: Expression<Value>
  /// What is thrown instead of a `RequireError`.
  public let customError: (any Error)?

  public var location: SourceLocation { expression.location }

  public init(expression: Expression<Value>, customError: (any Error)?) {
    self.expression = expression
    self.customError = customError
  }

  /// Throws when the requirement does not hold, and when there is no value to return.
  public func verify(_ pass: Bool, _ message: FailureMessage, _ value: Value?) throws -> Value {
    NimbleAssertionHandler.assert(pass, message: message, location: location)
    guard pass, let value else {
      throw customError ?? RequireError(message: message.stringValue, location: location)
    }
    return value
  }

  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    let outcome = Evaluation(.toMatch, to: "to", description: description).run(expression, matcher)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func to(_ matcher: AsyncMatcher<Value>, description: String? = nil) async throws -> Value {
    let outcome = await Evaluation(.toMatch, to: "to", description: description).run(
      expression.toAsyncExpression(), matcher)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    let outcome = Evaluation(.toNotMatch, to: "to not", description: description).run(expression, matcher)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func toNot(_ matcher: AsyncMatcher<Value>, description: String? = nil) async throws -> Value {
    let outcome = await Evaluation(.toNotMatch, to: "to not", description: description).run(
      expression.toAsyncExpression(), matcher)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    let outcome = Evaluation(.toNotMatch, to: "to not", description: description).run(expression, matcher)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }

  @discardableResult
  public func notTo(_ matcher: AsyncMatcher<Value>, description: String? = nil) async throws -> Value {
    let outcome = await Evaluation(.toNotMatch, to: "to not", description: description).run(
      expression.toAsyncExpression(), matcher)
    return try verify(outcome.passed, outcome.message, outcome.value)
  }
}
