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

/// A wait that has ended does not end what the test runs itself, however late its end was told.
final class RunLoopTests: XCTestCase {
  override func setUp() async throws { await Task.yield() }

  func testRunsAfterWaits() {
    for round in 1...50 {
      let told = expectation(description: "told")
      Thread.detachNewThread { told.fulfill() }
      wait(for: [told], timeout: 10)
      var isDone = false
      DispatchQueue.main.async { isDone = true }
      XCTAssertTrue(RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 10)))
      XCTAssertTrue(isDone, "in round \(round)")
    }
  }

  func testStopsItself() {
    DispatchQueue.main.async { CFRunLoopStop(CFRunLoopGetCurrent()) }
    CFRunLoopRun()
    Thread.detachNewThread { CFRunLoopStop(CFRunLoopGetMain()) }
    CFRunLoopRun()
  }
}
