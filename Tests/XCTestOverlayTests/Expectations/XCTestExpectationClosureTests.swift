import Testing
import XCTest
import XCTestOverlay

extension OverlayTests {
  @MainActor struct XCTestExpectationClosureTests {
    @Test("An expectation's method can be passed as a closure, and is still called without arguments")
    func closure() {
      let passed = XCTestExpectation(description: "passed")
      let called = XCTestExpectation(description: "called")
      let fulfill: () -> Void = passed.fulfill
      fulfill()
      called.fulfill()
      #expect(XCTWaiter().wait(for: [passed, called], timeout: 0) == .completed)
    }
  }
}
