/// What synchronous and asynchronous requirements have in common.
public protocol NimbleRequirement<Value> {
  associatedtype Value

  /// Throws when the requirement does not hold, and when there is no value to return.
  func verify(_ pass: Bool, _ message: FailureMessage, _ value: Value?) throws -> Value
}
