import XCTest
import XCTestOverlay

/// Fails as it says, or otherwise.
final class ExpectedFailureTests: XCTestCase {
  struct Problem: Error {}

  func testMatches() {
    continueAfterFailure = false
    XCTExpectFailure("bug 12") { XCTAssertEqual(1, 2) }
    XCTExpectFailure("flaky", strict: false) {}
    XCTExpectFailure("off", enabled: false)
    XCTExpectFailure("the rest", options: .nonStrict())
    XCTFail("late")
  }

  func testForgets() {
    XCTExpectFailure("a block") {}
    XCTExpectFailure("the test")
  }

  func testOther() {
    XCTExpectFailure("sums", issueMatcher: { $0.compactDescription.contains("sums") })
    XCTFail("products")
    XCTFail("sums")
  }

  func testThrows() throws {
    XCTExpectFailure { $0.type == .thrownError }
    throw Problem()
  }

  func testRecords() {
    let place = XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: "/Own.swift", lineNumber: 9))
    record(XCTIssue(type: .system, compactDescription: "own", detailedDescription: "more", sourceCodeContext: place))
    record(XCTIssue(type: .system, compactDescription: "mild", severity: .warning))
  }
}
