import XCTest

final class StopTests: XCTestCase {
  func testStops() {
    addTeardownBlock { print("torn down") }
    continueAfterFailure = false
    print("before")
    XCTFail("first")  // stops
    print("after")
    XCTFail("second")
  }

  func testStopsInHelper() {
    continueAfterFailure = false
    check(1)  // first check
    check(2)
    print("after")
  }

  func testGoesOn() {
    XCTFail("first")
    print("after")
    XCTFail("second")
  }

  override func tearDown() {
    print("tear-down")
  }

  private func check(_ number: Int, file: StaticString = #filePath, line: UInt = #line) {
    print("check \(number)")
    XCTAssertEqual(number, 3, file: file, line: line)
  }
}
