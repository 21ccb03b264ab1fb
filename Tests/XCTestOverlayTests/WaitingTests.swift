import Testing
import XCTest

@testable import XCTestOverlay

@Suite("Waits without a time")
struct WaitingTests {
  private func fulfilled(_ description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    expectation.fulfill()
    return expectation
  }

  @Test("A waiter returns when all is fulfilled")
  func waiter() async {
    #expect(XCTWaiter.wait(for: [fulfilled("a")]) == .completed)
    #expect(XCTWaiter().wait(for: [fulfilled("a"), fulfilled("b")], enforceOrder: true) == .completed)
    #expect(await XCTWaiter.fulfillment(of: [fulfilled("a")]) == .completed)
    #expect(await XCTWaiter().fulfillment(of: [fulfilled("a")], enforceOrder: true) == .completed)
  }

  @Test("What comes in the wrong order, or should not come, ends the wait")
  func wrong() {
    let late = XCTestExpectation(description: "late")
    let early = fulfilled("early")
    late.fulfill()
    #expect(XCTWaiter.wait(for: [late, early], enforceOrder: true) == .incorrectOrder)
    let inverted = XCTestExpectation(description: "never")
    inverted.isInverted = true
    inverted.fulfill()
    #expect(XCTWaiter.wait(for: [inverted]) == .invertedFulfillment)
  }
}
