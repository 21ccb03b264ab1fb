import XCTest

/// An observer that implements
/// [testCase(_:didRecord:)](https://developer.apple.com/documentation/xctest/xctestobservation/testcase(_:didrecord:)-6xyfe)
/// for failures that were expected, which the protocol of XCTest lacks on Linux.
public protocol ObservesExpectedFailures: AnyObject {
  @MainActor func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
}
