import XCTest

/// Is skipped before its test begins.
final class SkippingSetUpTests: XCTestCase {
  override func setUpWithError() throws { throw XCTSkip("no network") }

  func testNeverRuns() { print("NEVER") }
}

/// Fails before its test begins, and does not continue.
final class FailingSetUpTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
    XCTFail("cannot start")
    print("NEVER")
  }

  override func tearDown() { print("tearDown") }

  func testNeverRuns() { print("NEVER") }
}

/// Fails outside of any test.
final class FailingClassTests: XCTestCase {
  override class func setUp() { XCTFail("the class cannot start") }

  func testPasses() {}
}
