import XCTest

/// A test case that runs no test: helpers make expectations with one, and wait for them. What it records is a failure of
/// the running test; on iOS it raises an exception there.
final class HelperTestCase: XCTestCase {
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    windfallRecord(description, path: filePath, line: lineNumber)
  }
}

extension XCTestCase {
  /// What `XCTestCase()` becomes.
  public static func windfallHelper() -> XCTestCase { HelperTestCase(name: "helper") { _ in } }

  /// Records a failure of the running test, for a test case that runs none.
  public func windfallRecord(_ description: String, path: String, line: Int) {
    CurrentTest.record(description, path: path, line: line)
  }
}
