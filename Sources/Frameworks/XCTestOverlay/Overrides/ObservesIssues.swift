import XCTest

/// An observer that implements
/// [testCase(_:didRecord:)](https://developer.apple.com/documentation/xctest/xctestobservation/testcase(_:didrecord:)-56jw2),
/// which the protocol of XCTest lacks on Linux.
public protocol ObservesIssues: AnyObject {
  @MainActor func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
}
