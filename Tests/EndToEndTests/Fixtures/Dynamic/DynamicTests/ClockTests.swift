import XCTest

@testable import Dynamic

final class ClockTests: XCTestCase {
  private class Full: NSObject, ClockDelegate {
    var ticks: [Int] = []
    var stop: XCTestExpectation?
    var clockName: String { "full" }
    func clockDidStart(_ clock: Clock) {}
    func clock(_ clock: Clock, didTick count: Int) { ticks.append(count) }
    func clockShouldStop(_ clock: Clock) -> Bool {
      guard ticks.count == 3 else { return false }
      stop?.fulfill()
      return true
    }
  }

  private class Bare: NSObject, ClockDelegate {
    func clockDidStart(_ clock: Clock) {}
  }

  func testImplemented() {
    let (clock, delegate) = (Clock(), Full())
    clock.delegate = delegate
    delegate.stop = expectation(description: "stop")
    clock.start()
    waitForExpectations(timeout: 60)
    XCTAssertEqual(delegate.ticks, [2, 4, 6])
    XCTAssertFalse(clock.isRunning)
    XCTAssertEqual(clock.title, "full")
  }

  func testMissing() {
    let (clock, delegate) = (Clock(), Bare())
    clock.delegate = delegate
    let bare: ClockDelegate = delegate
    XCTAssertNil(bare.clockShouldStop?(clock))
    XCTAssertNil(bare.clockName)
    XCTAssertNil(bare.clock(_:didTick:))
    XCTAssertEqual(clock.title, "no name")
    XCTAssertFalse(delegate.responds(to: #selector(ClockDelegate.clockShouldStop(_:))))
    clock.start()
    let over = expectation(for: NSPredicate { _, _ in !clock.isRunning }, evaluatedWith: clock)
    wait(for: [over], timeout: 60)
    XCTAssertEqual(clock.count, 10)
  }
}
