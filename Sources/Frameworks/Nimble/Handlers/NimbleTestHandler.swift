internal import Testing
@_spi(Windfall) import XCTestOverlay

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

/// Reports to the test of Swift Testing that runs.
public class NimbleSwiftTestingHandler: AssertionHandler {
  public init() {}

  public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
    if !assertion { recordTestingFailure(message.stringValue, location: location) }
  }
}

/// Records an issue of the test of Swift Testing that runs.
public func recordTestingFailure(_ message: String, location: SourceLocation) {
  // The library insists on a module and a file.
  let isFileID = location.fileID.split(separator: "/").count > 1
  let place = Testing.SourceLocation(
    fileID: isFileID ? location.fileID : "Unknown/Unknown", filePath: location.filePath,
    line: max(1, Int(location.line)), column: max(1, Int(location.column)))
  Issue.record(Comment(rawValue: message), sourceLocation: place)
}
