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

/// Fails in its test, does not continue, and fails again at its end.
final class FailingTearDownTests: XCTestCase {
  override func setUp() { continueAfterFailure = false }

  override func tearDown() { XCTFail("late") }

  func testStops() { XCTFail("stop here") }
}

/// Fails outside of any test.
final class FailingClassTests: XCTestCase {
  override class func setUp() { XCTFail("the class cannot start") }

  func testPasses() {}
}
