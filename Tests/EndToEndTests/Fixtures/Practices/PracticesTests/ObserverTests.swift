import XCTest

final class Observer: NSObject, XCTestObservation {
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { print("heard: \(issue.compactDescription)") }

  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
    print("heard: \(expectedFailure.failureReason ?? "") \(expectedFailure.issue.compactDescription)")
  }
}

final class ObserverTests: XCTestCase {
  private static let observer = Observer()

  override class func setUp() { XCTestObservationCenter.shared.addTestObserver(observer) }

  override class func tearDown() { XCTestObservationCenter.shared.removeTestObserver(observer) }

  func testFails() {
    XCTExpectFailure("bug") { XCTFail("known") }
    XCTFail("news")
  }
}
