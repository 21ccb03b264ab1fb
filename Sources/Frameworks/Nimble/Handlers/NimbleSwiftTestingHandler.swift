internal import Testing

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
