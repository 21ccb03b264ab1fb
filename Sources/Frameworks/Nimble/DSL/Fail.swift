/// Records a failure at a place.
public func fail(_ message: String, location: SourceLocation) {
  NimbleAssertionHandler.assert(false, message: FailureMessage(stringValue: message), location: location)
}

public func fail(
  _ message: String, fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  fail(message, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column))
}

public func fail(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column
) {
  fail("fail() always fails", fileID: fileID, file: file, line: line, column: column)
}
