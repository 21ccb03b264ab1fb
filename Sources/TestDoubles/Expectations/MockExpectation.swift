/// A call that a mock expects, once unless the test says otherwise.
public final class MockExpectation<Value, Failure: Error>: AnyExpectation, @unchecked Sendable {
  /// Answers the call with a value.
  @discardableResult public func returns(_ value: Value) -> Self {
    state.use { $0.answer = value }
    return self
  }

  /// Answers the call with an error.
  @discardableResult public func `throws`(_ error: Failure) -> Self {
    state.use { $0.error = error }
    return self
  }

  /// Expects the call so many times, no more and no less.
  @discardableResult public func times(_ count: Int) -> Self { times(count...count) }

  /// Expects the call between so and so many times.
  @discardableResult public func times(_ counts: ClosedRange<Int>) -> Self {
    state.use {
      $0.least = counts.lowerBound
      $0.most = counts.upperBound
    }
    return self
  }

  /// Expects the call at least so many times.
  @discardableResult public func times(_ counts: PartialRangeFrom<Int>) -> Self { times(counts.lowerBound...Int.max) }

  /// Expects that there is no such call.
  @discardableResult public func never() -> Self { times(0...0) }

  /// Expects the call only after another expectation is met.
  @discardableResult public func after(_ other: AnyExpectation) -> Self {
    state.use { $0.earlier.append(other) }
    return self
  }
}
