import XCTest

final class LocalTests: XCTestCase {
  func testLocal() {
    class Local: XCTestCase { func helper() {} }
    XCTAssertEqual(String(describing: Local.self), "Local")
  }
}
