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

  func testLocalClass() {
    class Delegate: NSObject, ClockDelegate {
      let clockName = "local"
      func clockDidStart(_ clock: Clock) {}
      func clockShouldStop(_ clock: Clock) -> Bool { true }
    }
    let (clock, delegate) = (Clock(), Delegate())
    clock.delegate = delegate
    XCTAssertEqual(clock.title, "local")
    XCTAssertEqual(clock.delegate?.clockShouldStop?(clock), true)
    XCTAssertNil(clock.delegate?.clock(_:didTick:))
  }

  func testLocalSubclass() {
    class Delegate: NSObject, ClockDelegate {
      @objc private func secret() -> Int { 7 }
      func clockDidStart(_ clock: Clock) {}
      func clockShouldStop(_ clock: Clock) -> Bool { true }
    }
    final class Subclass: Delegate {
      var ticks: [Int] = []
      override func clockShouldStop(_ clock: Clock) -> Bool { false }
      func clock(_ clock: Clock, didTick count: Int) { ticks.append(count) }
    }
    let (clock, delegate) = (Clock(), Subclass())
    clock.delegate = delegate
    clock.delegate?.clock?(clock, didTick: 3)
    XCTAssertEqual(delegate.ticks, [3])
    XCTAssertEqual(clock.delegate?.clockShouldStop?(clock), false)
    XCTAssertEqual(clock.title, "no name")
    XCTAssertTrue(delegate.responds(to: NSSelectorFromString("secret")))
    XCTAssertFalse(Delegate().responds(to: #selector(ClockDelegate.clock(_:didTick:))))
  }
}
