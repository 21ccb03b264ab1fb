/// Lets the expectations in a closure report to another handler.
public func withAssertionHandler(
  _ tempAssertionHandler: any AssertionHandler, fileID: String = #fileID, file: FileString = #filePath,
  line: UInt = #line, column: UInt = #column, closure: () throws -> Void
) {
  do {
    try HandlerBox(tempAssertionHandler).use { try closure() }
  } catch is RequireError {
    // The requirement has reported itself.
  } catch {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    tempAssertionHandler.assert(
      false, message: FailureMessage(stringValue: "unexpected error thrown: <\(error)>"), location: location)
  }
}
