import XCTest

/// Ends in every way that a test can end.
final class OutcomeTests: XCTestCase {
  struct Problem: Error {}

  func testFails() {
    XCTAssertEqual(1, 2, "sums")
    print("goes on")
  }

  func testThrows() throws { throw Problem() }

  func testSkips() throws { throw XCTSkip("not today") }

  func testIsAsync() async throws {
    await Task.yield()
    XCTAssertTrue(true)
  }

  func testForgetsToWait() { _ = expectation(description: "something") }
}
