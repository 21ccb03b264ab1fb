import Testing
import UIKit
import Waiting
import XCTest

final class WaitingTests: XCTestCase {
  func testTimer() {
    let over = expectation(description: "over")
    let start = Date()
    Countdown(from: 100).run { over.fulfill() }
    wait(for: [over], timeout: 200)
    XCTAssertEqual(Date().timeIntervalSince(start), 100, accuracy: 10)
  }

  func testOrder() {
    nonisolated(unsafe) var order: [String] = []
    let over = expectation(description: "over")
    over.expectedFulfillmentCount = 5
    @Sendable func note(_ name: String) {
      DispatchQueue.main.async {
        order.append(name)
        over.fulfill()
      }
    }
    Thread {
      Thread.sleep(forTimeInterval: 50)
      note("thread")
    }.start()
    DispatchQueue.global().asyncAfter(deadline: .now() + 20) { note("queue") }
    Task {
      try await Task.sleep(for: .seconds(40))
      note("task")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) { note("main") }
    Thread {
      let condition = NSCondition()
      condition.lock()
      XCTAssertFalse(condition.wait(until: Date(timeIntervalSinceNow: 10)))
      condition.unlock()
      note("condition")
    }.start()
    wait(for: [over], timeout: 1000)
    XCTAssertEqual(order, ["condition", "queue", "main", "task", "thread"])
  }

  func testNotFulfilled() {
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: 300)
  }

  func testSemaphore() {
    XCTAssertEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + 100), .timedOut)
  }

  func testWorkTakesItsTime() {
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      var sum = 0
      for number in 0..<3_000_000 { sum &+= number ^ sum }
      XCTAssertNotEqual(sum, 1)
      done.fulfill()
    }
    wait(for: [done], timeout: 30)
  }

  @MainActor
  func testAnimation() async {
    let window = UIWindow()
    let view = UIView()
    window.addSubview(view)
    window.isHidden = false
    let isFinished = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 60) {
        view.alpha = 0
      } completion: {
        continuation.resume(returning: $0)
      }
    }
    XCTAssertTrue(isFinished)
  }
}

@Suite struct WaitingSuite {
  @Test func sleeping() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(for: .seconds(120))
    #expect(ContinuousClock.now - start >= .seconds(120))
  }
}
