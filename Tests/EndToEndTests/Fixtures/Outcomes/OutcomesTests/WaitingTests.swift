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
}
