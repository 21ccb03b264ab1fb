import XCTest

final class CompletionTests: XCTestCase {
  private var number = 0

  override func setUp(completion: @escaping (Error?) -> Void) {
    XCTAssertTrue(Thread.isMainThread)
    DispatchQueue.main.async {
      self.number = 5
      completion(nil)
    }
  }

  override func setUp() { number += 1 }

  override func tearDown(completion: @escaping (Error?) -> Void) {
    DispatchQueue.global().async { completion(nil) }
  }

  func testTime() {
    executionTimeAllowance = 90
    XCTAssertEqual(executionTimeAllowance, 120)
  }

  func testNumber() { XCTAssertEqual(number, 6) }
}

final class FailingCompletionTests: XCTestCase {
  override func setUp(completion: @escaping (Error?) -> Void) { completion(URLError(.timedOut)) }

  func testIsNotRun() { print("NEVER") }
}
