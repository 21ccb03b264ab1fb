/// Records a failure and throws.
public func requireFail(
  _ message: String? = nil, customError: (any Error)? = nil, fileID: String = #fileID, file: FileString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws -> Never {
  let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  let text = message ?? "requireFail() always fails"
  fail(text, location: location)
  throw customError ?? RequireError(message: text, location: location)
}
