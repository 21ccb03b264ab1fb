/// What a matcher found, and what it says about it.
public struct MatcherResult: Sendable {
  public var status: MatcherStatus
  public var message: ExpectationMessage

  public init(status: MatcherStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }

  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: MatcherStatus(bool: bool), message: message)
  }

  /// Whether an expectation of that style holds.
  public func toBoolean(expectation style: ExpectationStyle) -> Bool {
    switch (status, style) {
    case (.matches, .toMatch), (.doesNotMatch, .toNotMatch): true
    case (.matches, .toNotMatch), (.doesNotMatch, .toMatch), (.fail, _): false
    }
  }
}
