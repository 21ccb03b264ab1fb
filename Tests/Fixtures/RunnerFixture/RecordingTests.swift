import WindfallTestRunner
import XCTest
import XCTestOverlay

/// Changes its failures before they are recorded.
class RecordingTests: XCTestCase {
  struct Problem: Error {}

  private var failsAsWell = false

  func record(_ issue: XCTIssue) {
    var issue = issue
    issue.compactDescription = "own: " + issue.compactDescription
    issue.add(XCTAttachment(string: "more"))
    if failsAsWell { XCTFail("nested") }
    super.record(issue)
  }

  func testFails() { XCTAssertEqual(1, 2, "sums") }

  func testRecords() { record(XCTIssue(type: .assertionFailure, compactDescription: "mine")) }

  func testThrows() throws { throw Problem() }

  @MainActor func testWaits() {
    let (first, second) = (expectation(description: "first"), expectation(description: "second"))
    waitForExpectations(timeout: 0.01) { print(($0 as? XCTestError)?.code == .timeoutWhileWaiting) }
    let inverted = expectation(description: "inverted")
    inverted.isInverted = true
    inverted.fulfill()
    waitForExpectations(timeout: 1)
    let (early, late) = (XCTestExpectation(description: "early"), XCTestExpectation(description: "late"))
    late.fulfill()
    early.fulfill()
    wait(for: [early, late], timeout: 1, enforceOrder: true)
    waitForExpectations(timeout: 1)
    _ = (first, second)
  }

  func testIsNested() {
    failsAsWell = true
    continueAfterFailure = false
    XCTFail("stop here")
    print("NEVER")
  }

  func testStops() {
    continueAfterFailure = false
    XCTFail("stop here")
    print("NEVER")
  }

  static var registration: TestRegistration {
    TestRegistration(
      RecordingTests.self, name: "RecordingTests",
      methods: [
        TestMethod("testFails", file: "Recording.swift", line: 1) { ($0 as! RecordingTests).testFails() },
        TestMethod("testRecords", file: "Recording.swift", line: 2) { ($0 as! RecordingTests).testRecords() },
        TestMethod("testThrows", file: "Recording.swift", line: 3) { try ($0 as! RecordingTests).testThrows() },
        TestMethod("testWaits", file: "Recording.swift", line: 6) { ($0 as! RecordingTests).testWaits() },
        TestMethod("testIsNested", file: "Recording.swift", line: 5) { ($0 as! RecordingTests).testIsNested() },
        TestMethod("testStops", file: "Recording.swift", line: 4) { ($0 as! RecordingTests).testStops() },
      ])
  }
}

extension RecordingTests: OverridesRecord {}
