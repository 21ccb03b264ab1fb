import XCTest

/// A test case that runs no test: helpers make expectations with one, and wait for them. What it records is a failure of
/// the running test; on iOS it raises an exception there.
final class HelperTestCase: XCTestCase {
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    CurrentTest.record(description, path: filePath, line: lineNumber)
  }
}

extension XCTestCase {
  /// What `XCTestCase()` becomes.
  public static func windfallHelper() -> XCTestCase { HelperTestCase(name: "helper") { _ in } }
}
