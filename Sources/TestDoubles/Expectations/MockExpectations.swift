/// What a mock expects; verified when the mock ends, and no later than the test does.
public final class MockExpectations: @unchecked Sendable {
  private let double: String
  private let expected = Guarded<[AnyExpectation]>([])

  /// The expectations of the mock of this name.
  public init(_ double: String) {
    self.double = double
    EndOfTest.shared.add(self)
  }

  deinit { verify() }

  /// Expects a call.
  public func expect<Value, Failure: Error>(
    _ member: String, _ arguments: [AnyMatching], at place: CallPlace
  ) -> MockExpectation<Value, Failure> {
    let expectation = MockExpectation<Value, Failure>(member: member, arguments: arguments, place: place)
    expected.use { $0.append(expectation) }
    return expectation
  }

  /// Fails the test for every expectation that was not met, and forgets them all.
  public func verify() {
    let ended = expected.use { expected in
      defer { expected = [] }
      return expected
    }
    for expectation in ended {
      if let complaint = expectation.complaint { DoubleFailure.record("\(double).\(complaint)", at: expectation.place) }
    }
  }

  /// Takes a call, and answers as the first expectation says that it fits and that is not used up.
  public func answer<Value, Failure: Error>(
    _ member: String, _ arguments: [Any], failing: Failure.Type
  ) throws(Failure) -> Value {
    let call = "\(double).\(RecordedCall(member: member, arguments: arguments))"
    let fitting = expected.use { $0 }.filter { $0.matches(member, arguments) }
    guard let expectation = fitting.first(where: { !$0.isExhausted }) else {
      let reason = fitting.isEmpty ? "was not expected" : "was called more often than expected"
      return try DoubleFailure.answer("\(call) \(reason)", failing: failing)
    }
    if let missing = expectation.missing {
      DoubleFailure.record("\(call) was called before \(missing.description)", at: expectation.place)
    }
    let state = expectation.state.use { state in
      state.count += 1
      return state
    }
    if let error = state.error as? Failure { throw error }
    if let value = state.answer as? Value { return value }
    if let nothing = () as? Value { return nothing }
    if let answer = state.answer {
      return try DoubleFailure.answer(
        "\(call) is to answer \(answer), which is not of the type \(Value.self)", failing: failing)
    }
    return try DoubleFailure.answer(
      "\(call) has no answer; give its expectation one with returns(_:)", failing: failing)
  }
}
