/// An expectation of a value that may take time.
public struct AsyncExpectation<Value>: Expectation {
  public let expression: AsyncExpression<Value>
  public let status: ExpectationStatus

  public var location: SourceLocation { expression.location }

  public init(expression: AsyncExpression<Value>) {
    self.init(expression, status: .pending)
  }

  private init(_ expression: AsyncExpression<Value>, status: ExpectationStatus) {
    self.expression = expression
    self.status = status
  }

  @discardableResult
  public func verify(_ pass: Bool, _ message: FailureMessage) -> Self {
    NimbleAssertionHandler.assert(pass, message: message, location: location)
    return AsyncExpectation(expression, status: status.adding(pass))
  }

  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) async -> Self {
    let outcome = await Evaluation(.toMatch, to: "to", description: description).run(expression, matcher)
    return verify(outcome.passed, outcome.message)
  }

  @discardableResult
  public func to(_ matcher: AsyncMatcher<Value>, description: String? = nil) async -> Self {
    let outcome = await Evaluation(.toMatch, to: "to", description: description).run(expression, matcher)
    return verify(outcome.passed, outcome.message)
  }

  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) async -> Self {
    let outcome = await Evaluation(.toNotMatch, to: "to not", description: description).run(expression, matcher)
    return verify(outcome.passed, outcome.message)
  }

  @discardableResult
  public func toNot(_ matcher: AsyncMatcher<Value>, description: String? = nil) async -> Self {
    let outcome = await Evaluation(.toNotMatch, to: "to not", description: description).run(expression, matcher)
    return verify(outcome.passed, outcome.message)
  }

  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) async -> Self {
    let outcome = await Evaluation(.toNotMatch, to: "to not", description: description).run(expression, matcher)
    return verify(outcome.passed, outcome.message)
  }

  @discardableResult
  public func notTo(_ matcher: AsyncMatcher<Value>, description: String? = nil) async -> Self {
    let outcome = await Evaluation(.toNotMatch, to: "to not", description: description).run(expression, matcher)
    return verify(outcome.passed, outcome.message)
  }
}
