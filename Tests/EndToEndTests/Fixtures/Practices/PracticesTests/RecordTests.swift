import XCTest

class BaseTestCase: XCTestCase {
  private(set) var recorded: [String] = []

  override func record(_ issue: XCTIssue) {
    var issue = issue
    issue.compactDescription = "base: " + issue.compactDescription
    recorded.append(issue.compactDescription)
    super.record(issue)
  }
}

final class RecordTests: BaseTestCase {
  override func record(_ issue: XCTIssue) {
    var issue = issue
    issue.compactDescription = "own: " + issue.compactDescription
    super.record(issue)
  }

  func testFails() {
    XCTFail("a sum")
    XCTAssertEqual(recorded, ["base: own: failed - a sum"])
  }
}

private final class PrivateRecordTests: XCTestCase {
  private var count = 0

  override func record(_ issue: XCTIssue) { count += 1 }

  func testCounts() {
    XCTFail("not recorded")
    XCTAssertTrue(false)
    precondition(count == 2)
  }
}
