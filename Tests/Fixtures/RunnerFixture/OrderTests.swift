import XCTest

/// Prints each step of its tests.
class OrderTests: XCTestCase {
  override class func setUp() { print("class setUp") }
  override class func tearDown() { print("class tearDown") }

  override func setUp() async throws { print("setUp async") }
  override func setUpWithError() throws { print("setUpWithError") }
  override func setUp() {
    print("setUp")
    addTeardownBlock { print("block") }
  }

  override func tearDown() { print("tearDown") }
  override func tearDownWithError() throws { print("tearDownWithError") }
  override func tearDown() async throws { await printOnMainActor("tearDown async") }

  @MainActor private func printOnMainActor(_ text: String) { print(text) }

  func testPasses() { print("test") }

  func testStops() {
    continueAfterFailure = false
    XCTFail("stop here")
    print("NEVER")
  }

  func testStopsAtWait() {
    continueAfterFailure = false
    wait(for: [expectation(description: "never")], timeout: 0.01)
    print("NEVER")
  }

  @MainActor func testStopsAtWaitForExpectations() {
    continueAfterFailure = false
    _ = expectation(description: "never")
    waitForExpectations(timeout: 0.01) { _ in print("NEVER") }
    print("NEVER")
  }

  func testStopsAsync() async {
    continueAfterFailure = false
    await Task.yield()
    XCTFail("stop here")
    print("NEVER")
  }

  @MainActor func testStopsOnMainActor() async {
    continueAfterFailure = false
    await Task.yield()
    XCTFail("stop here")
    print("NEVER")
  }
}
