import Foundation
import Testing
import XCTest
import XCTestOverlay

@Suite("Fulfilling too often", .serialized)
@MainActor
struct OverfulfillmentTests {
  private func failures(_ body: @escaping (XCTestCase) -> Void) -> Int {
    let test = XCTestCase(name: "test") { body($0) }
    test.run()
    return test.testRun?.totalFailureCount ?? 0
  }

  @Test("It fails the test for an expectation that the test case made, also after the wait")
  func made() {
    #expect(
      failures { test in
        let made = test.expectation(description: "made")
        made.fulfill()
        made.fulfill()
        test.wait(for: [made], timeout: 1)
      } == 1)
    #expect(
      failures { test in
        let made = test.expectation(description: "made")
        made.fulfill()
        test.wait(for: [made], timeout: 1)
        made.fulfill()
      } == 1)
  }

  @Test("It does not where the expectation is made by itself, may be fulfilled as often, or waits for a notification")
  func others() {
    #expect(
      failures { test in
        let own = XCTestExpectation(description: "own")
        let often = test.expectation(description: "often")
        often.expectedFulfillmentCount = 2
        let careless = test.expectation(description: "careless")
        careless.assertForOverFulfill = false
        let posted = test.expectation(forNotification: Notification.Name("posted"), object: nil)
        for _ in 0..<2 {
          for expectation in [own, often, careless] { expectation.fulfill() }
          NotificationCenter.default.post(name: Notification.Name("posted"), object: nil)
        }
        test.wait(for: [own, often, careless, posted], timeout: 1)
      } == 0)
  }

  @Test("An expectation that is never met, or that nobody waits for, fails as before, with its name")
  func unmet() {
    #expect(failures { test in test.wait(for: [test.expectation(description: "never")], timeout: 0.01) } == 1)
    #expect(failures { test in _ = test.expectation(description: "forgotten") } == 1)
    #expect(
      failures { test in
        let inverted = test.expectation(description: "inverted")
        inverted.isInverted = true
        test.wait(for: [inverted], timeout: 0.01)
      } == 0)
    #expect(XCTestCase.windfallHelper().expectation(description: "named").expectationDescription == "named")
  }
}
