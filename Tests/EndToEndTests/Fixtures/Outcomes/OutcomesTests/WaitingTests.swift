import XCTest

final class WaitingTests: XCTestCase {
  func testOwn() {
    let answered = expectation(description: "answered")
    let asked = XCTestExpectation(description: "asked")
    asked.fulfill()
    wait(for: [asked, answered, XCTestExpectation(description: "thanked")], timeout: 1000)
  }

  func testAsync() async {
    let answered = expectation(description: "answered later")
    await fulfillment(of: [answered], timeout: 1000)
  }

  func testWhatFollowsAFulfillment() {
    for _ in 0..<50 {
      let steps = Steps()
      let started = expectation(description: "started")
      // The main queue's turn comes in the wait.
      DispatchQueue.main.async {
        DispatchQueue.global().async {
          started.fulfill()
          for _ in 0..<20_000 { steps.count += 1 }
        }
      }
      waitForExpectations(timeout: 100)
      XCTAssertEqual(steps.count, 20_000)
    }
  }
}

private final class Steps: @unchecked Sendable {
  var count = 0
}
