/// Answers with the contents of a file.
public func fixture(
  filePath: String, status: Int32 = 200, headers: [AnyHashable: Any]?, file: StaticString = #filePath,
  line: UInt = #line
) -> HTTPStubsResponse {
  HTTPStubsResponse(fileAtPath: filePath, statusCode: status, headers: headers, file: file, line: line)
}
