/// What came of an evaluation.
struct Outcome<Value> {
  let passed: Bool
  let message: FailureMessage
  /// Nil when an error was thrown.
  let result: MatcherResult?
  private let makeValue: () -> Value?

  /// The value of what passed is asked for by requirements alone: an expression that traps has none.
  init(passed: Bool, message: FailureMessage, value: @autoclosure @escaping () -> Value?, result: MatcherResult?) {
    self.passed = passed
    self.message = message
    self.result = result
    makeValue = value
  }

  var value: Value? { passed ? makeValue() : nil }
}
