import XCTest

class BrokenTests: XCTestCase {
  func testNothing() {}
}

let number: Int = "not a number"
BrokenTests.defaultTestSuite.run()
