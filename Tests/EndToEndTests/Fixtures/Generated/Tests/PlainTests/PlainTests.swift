import Plain
import XCTest

final class PlainTests: XCTestCase {
  func testPlain() { XCTAssertEqual(plain, "plain") }
}
