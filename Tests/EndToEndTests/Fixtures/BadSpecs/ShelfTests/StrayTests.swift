import Nimble
import Quick
import XCTest

class StrayTests: XCTestCase {
  func testStray() {
    QuickSpec.it("stands nowhere") {}  // a stray
  }

  func testPasses() {
    expect(1).to(equal(1))
  }
}
