import XCTest

class LaterTests: XCTestCase {
  func testRuns() {}
}

XCTestSuite.default.run()
