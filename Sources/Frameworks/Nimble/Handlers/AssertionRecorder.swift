/// Keeps what expectations find.
public class AssertionRecorder: AssertionHandler {
  public var assertions: [AssertionRecord] = []

  public init() {}

  public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
    assertions.append(AssertionRecord(success: assertion, message: message, location: location))
  }
}
