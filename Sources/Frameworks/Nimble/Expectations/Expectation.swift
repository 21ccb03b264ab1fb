/// What synchronous and asynchronous expectations have in common.
public protocol Expectation<Value> {
  associatedtype Value

  var location: SourceLocation { get }
  var status: ExpectationStatus { get }

  @discardableResult
  func verify(_ pass: Bool, _ message: FailureMessage) -> Self
}

extension Expectation {
  /// Throws the error if the expectation has failed.
  public func onFailure(throw error: any Error) throws {
    switch status {
    case .pending:
      fail(
        """
        Attempted to call `Expectation.onFailure(throw:) before a matcher has been applied.
        Try using `expect(...).to(...).onFailure(throw: ...`) instead.
        """, location: location)
    case .passed: return
    case .failed, .mixed: throw error
    }
  }
}

/// Whether a value is to match, or is not to.
public enum ExpectationStyle: Sendable {
  case toMatch
  case toNotMatch
}

/// What has become of an expectation.
public enum ExpectationStatus: Sendable, Equatable {
  /// No matcher has been applied.
  case pending
  case passed
  case failed
  /// Of several matchers, some matched and some did not.
  case mixed

  func adding(_ passed: Bool) -> ExpectationStatus {
    switch self {
    case .pending: passed ? .passed : .failed
    case .passed: passed ? .passed : .mixed
    case .failed: passed ? .mixed : .failed
    case .mixed: .mixed
    }
  }
}

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
