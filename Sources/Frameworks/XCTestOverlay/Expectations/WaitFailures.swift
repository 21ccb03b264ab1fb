import Synchronization
import XCTest

/// Keeps what a waiter tells its delegate, on a thread of its own, until the wait is over: a test's `record(_:)` and what
/// stops a test belong on the thread that waited.
final class WaitFailures: XCTWaiterDelegate, Sendable {
  private let timeout: TimeInterval
  private let messages = Mutex<[String]>([])

  init(timeout: TimeInterval) { self.timeout = timeout }

  func record(in testCase: XCTestCase, file: StaticString, line: Int) {
    for message in messages.withLock({ $0 }) {
      testCase.recordFailure(withDescription: message, inFile: "\(file)", atLine: line, expected: true)
    }
  }

  func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilled: [XCTestExpectation]) {
    let names = unfulfilled.map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
    let seconds = String(format: "%g", timeout)
    add(
      "Asynchronous wait failed: Exceeded timeout of \(seconds) seconds, with unfulfilled expectations: \(names).")
  }

  func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation) {
    add("Fulfilled inverted expectation \"\(expectation.expectationDescription)\".")
  }

  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {
    let (required, actual) = (requiredExpectation.expectationDescription, expectation.expectationDescription)
    add(
      "Failed due to expectation fulfilled in incorrect order: requires '\(required)', actually fulfilled '\(actual)'.")
  }

  func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outer: XCTWaiter) {
    add("Asynchronous waiter \(waiter) failed: Interrupted by timeout of containing waiter \(outer).")
  }

  private func add(_ message: String) { messages.withLock { $0.append(message) } }
}
