internal import Testing
internal import XCTest

/// Fails the running test on behalf of a double.
public enum DoubleFailure {
  /// Fails the running test, of the Testing library or of XCTest.
  public static func record(_ message: String, at place: CallPlace? = nil) {
    if let test = Test.current {
      let location = place.map {
        SourceLocation(fileID: $0.fileID, filePath: "\($0.filePath)", line: Int($0.line), column: 1)
      }
      Issue.record(Comment(rawValue: message), sourceLocation: location ?? test.sourceLocation)
    } else if let place {
      XCTFail(message, file: place.filePath, line: place.line)
    } else {
      // The place is the test's, not a line of this file.
      XCTFail(message, file: "", line: 0)
    }
  }

  /// Fails the running test, and throws an error or answers with what the type has that is empty; a process whose
  /// function can do neither stops.
  static func answer<Value, Failure: Error>(_ message: String, failing: Failure.Type) throws(Failure) -> Value {
    record(message)
    if let error = DoubleError(description: message) as? Failure { throw error }
    if let value = EmptyValue.of(Value.self) { return value }
    fatalError(message)
  }
}
