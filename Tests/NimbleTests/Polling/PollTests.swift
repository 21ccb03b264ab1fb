import Foundation
import FoundationOverlay
import Nimble
import XCTest

/// XCTest leaves the main queue to the run loop that synchronous polling waits in.
final class PollTests: XCTestCase {
  private final class Box: @unchecked Sendable {
    var value = 0
    var reads = 0

    func read() -> Int {
      reads += 1
      return value
    }
  }

  private let box = Box()

  /// A block of the main queue ends the wait, long before the fallback.
  func testBlocks() {
    DispatchQueue.main.async { [box] in box.value = 1 }
    XCTAssertEqual(
      failures { expect(self.box.read()).toEventually(equal(1), timeout: .seconds(60), pollInterval: .seconds(60)) }, []
    )
    XCTAssertLessThan(box.reads, 10)
  }

  func testTimers() {
    RunLoop.main.add(Timer(timeInterval: 0.01, repeats: false) { [box] _ in box.value = 1 }, forMode: .default)
    XCTAssertEqual(
      failures { expect(self.box.value).toEventually(equal(1), timeout: .seconds(60), pollInterval: .seconds(60)) }, [])
  }

  func testTasksOfTheMainActor() {
    Task { @MainActor [box] in box.value = 1 }
    XCTAssertEqual(
      failures { expect(self.box.value).toEventually(equal(1), timeout: .seconds(60), pollInterval: .seconds(60)) }, [])
  }

  func testOtherThreads() {
    DispatchQueue.global().async { [box] in box.value = 2 }
    XCTAssertEqual(failures { expect(self.box.value).toEventually(equal(2), timeout: .seconds(60)) }, [])
  }

  /// At the deadline the message shows the last value.
  func testDeadline() {
    XCTAssertEqual(
      failures { expect(0).toEventually(equal(1), timeout: .milliseconds(20)) },
      ["expected to eventually equal <1>, got <0>"])
    XCTAssertEqual(
      failures { expect(1).toEventuallyNot(equal(1), timeout: .milliseconds(20)) },
      ["expected to eventually not equal <1>, got <1>"])
  }

  /// Never and always pass at the deadline, and fail before.
  func testWholeTime() {
    XCTAssertEqual(failures { expect(0).toNever(equal(1), until: .milliseconds(20)) }, [])
    XCTAssertEqual(failures { expect(0).toAlways(equal(0), until: .milliseconds(20)) }, [])
    DispatchQueue.main.async { [box] in box.value = 1 }
    XCTAssertEqual(
      failures { expect(self.box.value).toNever(equal(1), until: .seconds(60)) },
      ["expected to never equal <1>, got <1>"])
    DispatchQueue.main.async { [box] in box.value = 2 }
    XCTAssertEqual(
      failures { expect(self.box.value).toAlways(equal(1), until: .seconds(60)) },
      ["expected to always equal <1>, got <2>"])
  }

  func testAsynchronousExpectations() async {
    let box = box
    DispatchQueue.main.async { box.value = 1 }
    let none = await failures { await expect { box.value }.toEventually(equal(1), timeout: .seconds(60)) }
    XCTAssertEqual(none, [])
    let late = await failures { await expect { box.value }.toEventually(equal(2), timeout: .milliseconds(20)) }
    XCTAssertEqual(late, ["expected to eventually equal <2>, got <1>"])
  }

  /// An expression that does not wait is evaluated on the main actor, and compared there.
  func testMainActor() async {
    let found = await failures {
      await expect(Thread.isMainThread).toEventually(beTrue(), timeout: .seconds(60))
      await expect(Thread.isMainThread).toNever(beFalse(), until: .milliseconds(20))
      _ = try? await require(Thread.isMainThread).toEventually(beTrue(), timeout: .seconds(60))
    }
    XCTAssertEqual(found, [])
  }

  /// One wait of the run loop in another is a failure, as on iOS, and does not wait.
  func testNesting() {
    let line = #line
    let found = failures {
      waitUntil(timeout: .seconds(60)) { [box] done in
        expect(box.read()).toEventually(equal(1), timeout: .seconds(60))
        done()
      }
    }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.contains("Nested async expectations are not allowed") == true)
    XCTAssertTrue(found.first?.contains("expect(...).toEventually(...) at \(#filePath):\(line + 3):") == true)
    XCTAssertTrue(found.first?.contains("waitUntil(...) at \(#filePath):\(line + 2):") == true)
    XCTAssertEqual(box.reads, 0)
    let other = failures {
      expect {
        waitUntil { done in done() }
        return 1
      }.toEventually(equal(1))
    }
    XCTAssertEqual(other.count, 1)
    let raised = failures {
      waitUntil { _ in NSException(name: .genericException, reason: "broken").raise() }
    }
    XCTAssertEqual(raised, ["Unexpected exception raised: broken"])
  }

  /// A requirement returns the value, or throws.
  func testRequirements() throws {
    DispatchQueue.main.async { [box] in box.value = 1 }
    XCTAssertEqual(try require(self.box.value).toEventually(equal(1), timeout: .seconds(60)), 1)
    XCTAssertEqual(try pollUnwrap(1 as Int?), 1)
    let found = failures { _ = try? pollUnwrap(timeout: .milliseconds(20)) { nil as Int? } }
    XCTAssertEqual(found, ["expected to eventually not be nil, got <nil>"])
  }
}
