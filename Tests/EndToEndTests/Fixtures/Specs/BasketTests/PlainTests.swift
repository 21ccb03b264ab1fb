import Nimble
import XCTest

final class PlainTests: XCTestCase {
  func testPlain() {
    expect(1 + 1) == 2
  }
}
