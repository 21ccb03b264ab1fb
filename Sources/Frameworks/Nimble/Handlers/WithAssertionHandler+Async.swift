/// Lets the expectations in a closure report to another handler.
public func withAssertionHandler(
  _ tempAssertionHandler: any AssertionHandler, fileID: String = #fileID, file: FileString = #filePath,
  line: UInt = #line, column: UInt = #column, closure: () async throws -> Void
) async {
  do {
    try await HandlerBox.$local.withValue(HandlerBox(tempAssertionHandler)) { try await closure() }
  } catch {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    tempAssertionHandler.assert(
      false, message: FailureMessage(stringValue: "unexpected error thrown: <\(error)>"), location: location)
  }
}
