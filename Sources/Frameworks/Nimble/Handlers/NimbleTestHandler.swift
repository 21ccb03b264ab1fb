internal import Testing

/// Fails the test that runs, of XCTest or of Swift Testing.
struct NimbleTestHandler: AssertionHandler {
  func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
    guard !assertion else { return }
    if Test.current != nil {
      recordTestingFailure(message.stringValue, location: location)
    } else {
      recordFailure(message.stringValue, location: location)
    }
  }
}
