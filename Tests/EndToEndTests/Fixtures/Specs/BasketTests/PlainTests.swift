import Nimble
import XCTest

final class PlainTests: XCTestCase {
  func testPlain() {
    expect(1 + 1) == 2
  }

  func testRequirement() throws {
    let number = try require(1 as Int?).to(equal(2))  // required
    XCTFail("\(number)")
  }
}
