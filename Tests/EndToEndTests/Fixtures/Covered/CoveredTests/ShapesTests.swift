import XCTest

@testable import Covered

final class ShapesTests: XCTestCase {
  func testDescribe() {
    XCTAssertEqual(describe(.plain, times: 2), "many")
    XCTAssertEqual(describe(.plain, times: 1), "plain")
    XCTAssertEqual(describe(.fancy, times: 1), "fancy")
    XCTAssertTrue(isDebugging())
  }

  func testBoxes() {
    XCTAssertTrue(Box(value: 1).isSame(as: 1))
    XCTAssertFalse(Box(value: "a").isSame(as: "b"))
    XCTAssertEqual([1, 2, 3, 4].doubled, [2, 4, 6, 8])
  }

  func testModel() {
    let model = Model()
    model.count += 1
    model.count += 1
    XCTAssertEqual(model.log, "more")
    XCTAssertEqual(Target().perform(), 1)
  }

  func testChecked() throws {
    XCTAssertEqual(try checked("7"), 7)
    XCTAssertThrowsError(try checked("x"))
  }
}

final class OtherTests: XCTestCase {
  func testNothing() {}
}
