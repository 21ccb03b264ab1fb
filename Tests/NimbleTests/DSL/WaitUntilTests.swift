import Foundation
import Nimble
import XCTest

/// XCTest leaves the main queue to the run loop that `waitUntil` waits in.
final class WaitUntilTests: XCTestCase {
  /// The call of the closure ends the wait, on any thread.
  func testCalls() {
    XCTAssertEqual(failures { waitUntil(timeout: .seconds(60)) { done in done() } }, [])
    XCTAssertEqual(failures { waitUntil(timeout: .seconds(60)) { done in DispatchQueue.main.async { done() } } }, [])
    XCTAssertEqual(
      failures { waitUntil(timeout: .seconds(60)) { done in DispatchQueue.global().async { done() } } }, [])
  }

  func testTooLate() {
    XCTAssertEqual(
      failures { waitUntil(timeout: .milliseconds(20)) { _ in } }, ["Waited more than 0.02 seconds"])
  }

  /// What comes after the time is too late, also where the wait only hears of it then.
  func testTooLateForTheTurn() {
    let late = failures {
      waitUntil(timeout: .milliseconds(5)) { done in
        let end = Date(timeIntervalSinceNow: 0.02)
        DispatchQueue.main.async {
          while Date() < end {}
          done()
        }
      }
    }
    XCTAssertEqual(late, ["Waited more than 0.005 seconds"])
  }

  func testTooOften() {
    XCTAssertEqual(
      failures {
        waitUntil { done in
          done()
          done()
        }
      }, ["waitUntil(...) expects its completion closure to be only called once"])
  }

  func testAsynchronousTests() async {
    let none = await failures {
      await waitUntil(timeout: .seconds(60)) { done in DispatchQueue.main.async { done() } }
    }
    XCTAssertEqual(none, [])
    let late = await failures { await waitUntil(timeout: .milliseconds(20)) { _ in } }
    XCTAssertEqual(late, ["Waited more than 0.02 seconds"])
  }

  /// An action that does not come to its end does not stop the wait.
  func testStalledActions() async {
    let semaphore = DispatchSemaphore(value: 0)
    let late = await failures { await waitUntil(timeout: .milliseconds(20)) { _ in semaphore.wait() } }
    semaphore.signal()
    XCTAssertEqual(late, ["Waited more than 0.02 seconds"])
  }

  /// A call too many is reported to the test that waited, whatever thread makes it.
  func testTooOftenOnAnotherThread() async {
    let found = await failures {
      await waitUntil(timeout: .seconds(60)) { done in
        DispatchQueue.main.async {
          done()
          done()
        }
      }
    }
    XCTAssertEqual(found, ["waitUntil(...) expects its completion closure to be only called once"])
  }

  /// Intervals are described in seconds.
  func testIntervals() {
    XCTAssertEqual("\(NimbleTimeInterval.seconds(1))", "1.0 second")
    XCTAssertEqual("\(NimbleTimeInterval.seconds(5))", "5.0 seconds")
    XCTAssertEqual("\(NimbleTimeInterval.milliseconds(500))", "0.5 seconds")
  }
}
