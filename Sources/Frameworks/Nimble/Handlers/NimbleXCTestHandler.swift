@_spi(Windfall) import XCTestOverlay

/// Reports to the test of XCTest that runs.
public class NimbleXCTestHandler: AssertionHandler {
  public init() {}

  public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
    if !assertion { recordFailure(message.stringValue, location: location) }
  }
}

/// Records a failure of the test of XCTest that runs.
public func recordFailure(_ message: String, location: SourceLocation) {
  CurrentTest.record(message, path: location.filePath, line: Int(location.line))
}
