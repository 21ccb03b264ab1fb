import XCTest

final class ThrowingSetUpTests: XCTestCase {
  override func setUpWithError() throws {
    throw CocoaError(.fileNoSuchFile)
  }

  func testIsNotRun() {
    print("body")
  }
}

final class FailingSetUpTests: XCTestCase {
  override func setUp() {
    XCTFail("the set-up")
  }

  func testIsRun() {
    print("body")
  }
}

final class StoppingSetUpTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
    XCTAssertTrue(false, "the set-up")
  }

  func testIsNotRun() {
    print("body")
  }
}

final class OrderTests: XCTestCase {
  override class func setUp() { print("class set-up") }
  override func setUp() async throws { print("async set-up") }
  override func setUpWithError() throws { print("throwing set-up") }
  override func setUp() { print("set-up") }
  override func tearDown() { print("tear-down") }
  override func tearDownWithError() throws { print("throwing tear-down") }
  override func tearDown() async throws { print("async tear-down") }
  override class func tearDown() { print("class tear-down") }

  func testOrder() {
    addTeardownBlock { print("block 1") }
    addTeardownBlock { print("block 2") }
    print("body")
  }
}
