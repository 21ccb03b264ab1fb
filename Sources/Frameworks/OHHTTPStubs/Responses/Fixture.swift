import Glibc

/// Answers with the contents of a file.
public func fixture(
  filePath: String, status: Int32 = 200, headers: [AnyHashable: Any]?, file: StaticString = #filePath,
  line: UInt = #line
) -> HTTPStubsResponse {
  HTTPStubsResponse(fileAtPath: filePath, statusCode: status, headers: headers, file: file, line: line)
}

/// Fails the running test from any thread.
enum StubFailure {
  typealias Reporter = @Sendable (_ message: String, _ file: String?, _ line: UInt?) -> Void
  private typealias Record = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?, Int) -> Void

  /// Takes failures in the place of the running test.
  nonisolated(unsafe) static var reporter: Reporter?

  /// Without a place, the failure is at the running test's.
  static func report(_ message: String, file: StaticString? = nil, line: UInt? = nil) {
    let path = file.map { "\($0)" }
    if let reporter {
      reporter(message, path, line)
      return
    }
    guard let record = dlsym(nil, "windfall_record_failure").map({ unsafeBitCast($0, to: Record.self) }) else {
      // An app that links this module and is not tested from the inside.
      fputs("OHHTTPStubs: \(message)\n", stderr)
      return
    }
    record(message, path, Int(line ?? 0))
  }
}
