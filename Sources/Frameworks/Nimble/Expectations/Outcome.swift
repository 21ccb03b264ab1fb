/// What came of an evaluation.
struct Outcome<Value> {
  let passed: Bool
  let message: FailureMessage
  /// Of what passed.
  let value: Value?
  /// Nil when an error was thrown.
  let result: MatcherResult?
}
