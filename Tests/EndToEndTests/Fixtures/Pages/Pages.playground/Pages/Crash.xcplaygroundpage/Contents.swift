import XCTest

class CrashTests: XCTestCase {
  func testPasses() {}
}

class LateTests: XCTestCase {
  func testIsNotReached() {}
}

CrashTests.defaultTestSuite.run()
let none: [Int] = []
print(none[0])
LateTests.defaultTestSuite.run()
