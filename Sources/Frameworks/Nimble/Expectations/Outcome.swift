import Foundation

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

/// What a requirement throws that does not hold.
public struct RequireError: Error, CustomStringConvertible, LocalizedError, CustomNSError {
  public let message: String
  public let location: SourceLocation

  public init(message: String, location: SourceLocation) {
    self.message = message
    self.location = location
  }

  public var description: String { message }

  public var errorDescription: String? { message }

  /// The failure has been recorded: the error only ends the test.
  public var errorUserInfo: [String: Any] { ["XCTestErrorUserInfoKeyShouldIgnore": true] }
}

/// What synchronous and asynchronous requirements have in common.
public protocol NimbleRequirement<Value> {
  associatedtype Value

  /// Throws when the requirement does not hold, and when there is no value to return.
  func verify(_ pass: Bool, _ message: FailureMessage, _ value: Value?) throws -> Value
}
