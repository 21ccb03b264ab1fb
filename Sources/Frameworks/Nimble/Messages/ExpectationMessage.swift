/// What a matcher says about what it expects.
public indirect enum ExpectationMessage: Sendable {
  /// `expected to <message>`
  case expectedTo(String)
  /// `expected to <message>, got <the value>`
  case expectedActualValueTo(String)
  /// `expected to <message>, got <actual>`
  case expectedCustomValueTo(String, actual: String)
  /// The message alone.
  case fail(String)
  case prepends(String, ExpectationMessage)
  case appends(ExpectationMessage, String)
  /// Lines behind the message.
  case details(ExpectationMessage, String)

  /// What is expected, without "expected to".
  public var expectedMessage: String {
    switch self {
    case .fail(let message), .expectedTo(let message), .expectedActualValueTo(let message): message
    case .expectedCustomValueTo(let message, _): message
    case .appends(let expectation, let message): expectation.expectedMessage + message
    case .prepends(_, let expectation), .details(let expectation, _): expectation.expectedMessage
    }
  }

  public func appended(message: String) -> ExpectationMessage {
    switch self {
    case .fail, .expectedTo, .expectedActualValueTo, .expectedCustomValueTo, .appends, .prepends:
      .appends(self, message)
    case .details(let expectation, let details): .details(expectation.appended(message: message), details)
    }
  }

  public func appended(details: String) -> ExpectationMessage { .details(self, details) }

  public func appendedBeNilHint() -> ExpectationMessage { appended(message: " (use beNil() to match nils)") }

  /// Puts words before what is expected.
  public func prepended(expectation words: String) -> ExpectationMessage {
    replacedExpectation { leaf in
      switch leaf {
      case .expectedTo(let message): .expectedTo(words + message)
      case .expectedActualValueTo(let message): .expectedActualValueTo(words + message)
      case .expectedCustomValueTo(let message, let actual): .expectedCustomValueTo(words + message, actual: actual)
      case .fail, .prepends, .appends, .details: leaf
      }
    }
  }

  /// Puts words before what is expected, and others at the end of the message.
  public func wrappedExpectation(before: String, after: String) -> ExpectationMessage {
    prepended(expectation: before).appended(message: after)
  }

  /// Replaces what the additions belong to.
  public func replacedExpectation(_ transform: (ExpectationMessage) -> ExpectationMessage) -> ExpectationMessage {
    switch self {
    case .expectedTo, .expectedActualValueTo, .expectedCustomValueTo, .fail: transform(self)
    case .prepends(let message, let expectation): .prepends(message, expectation.replacedExpectation(transform))
    case .appends(let expectation, let message): .appends(expectation.replacedExpectation(transform), message)
    case .details(let expectation, let message): .details(expectation.replacedExpectation(transform), message)
    }
  }

  public func toString(actual: String, expected: String = "expected", to: String = "to") -> String {
    switch self {
    case .fail(let message): message
    case .expectedTo(let message): "\(expected) \(to) \(message)"
    case .expectedActualValueTo(let message): "\(expected) \(to) \(message), got \(actual)"
    case .expectedCustomValueTo(let message, let actual): "\(expected) \(to) \(message), got \(actual)"
    case .prepends(let message, let expectation):
      message + expectation.toString(actual: actual, expected: expected, to: to)
    case .appends(let expectation, let message):
      expectation.toString(actual: actual, expected: expected, to: to) + message
    case .details(let expectation, let message):
      "\(expectation.toString(actual: actual, expected: expected, to: to))\n\n\(message)"
    }
  }

  public func update(failureMessage: FailureMessage) {
    switch self {
    case .fail(let message):
      if !message.isEmpty { failureMessage.stringValue = message }
    case .expectedTo(let message):
      failureMessage.actualValue = nil
      failureMessage.postfixMessage = message
    case .expectedActualValueTo(let message):
      failureMessage.postfixMessage = message
    case .expectedCustomValueTo(let message, let actual):
      failureMessage.postfixMessage = message
      failureMessage.actualValue = actual
    case .prepends(let message, let expectation):
      expectation.update(failureMessage: failureMessage)
      failureMessage.userDescription = message + (failureMessage.userDescription ?? "")
    case .appends(let expectation, let message):
      expectation.update(failureMessage: failureMessage)
      failureMessage.append(message: message)
    case .details(let expectation, let message):
      expectation.update(failureMessage: failureMessage)
      failureMessage.append(details: message)
    }
  }
}
