import Foundation
import XCTest
@_spi(Windfall) import XCTestOverlay

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

  /// Ends before the main thread hears of the failure.
  func testFailsElsewhere() {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      windfallRecordFailure("elsewhere", nil, 0)
      done.signal()
    }
    done.wait()
  }

  func testForgetsToWait() { _ = expectation(description: "something") }
}
