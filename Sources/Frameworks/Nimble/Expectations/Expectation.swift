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
