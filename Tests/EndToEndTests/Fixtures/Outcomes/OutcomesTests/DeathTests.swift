import Foundation
import XCTest

@testable import Outcomes

final class DeathTests: XCTestCase {
  func testBefore() {}

  func testCrash() {
    let numbers = [1, 2, 3]
    let number = numbers[numbers.count]
    XCTAssertEqual(number, 4)
  }

  func testForcedNil() {
    let nothing = Int("nothing")
    XCTAssertEqual(nothing!, 1)
  }

  func testLoop() {
    Loop().run()
  }

  func testExit() {
    exit(0)
  }

  func testStatus75() {
    exit(75)
  }

  func testRaisesSegmentationFault() { raise(SIGSEGV) }
  func testRaisesBusError() { raise(SIGBUS) }
  func testRaisesFloatingPointException() { raise(SIGFPE) }
  func testRaisesTrap() { raise(SIGTRAP) }
  func testRaisesAbort() { raise(SIGABRT) }
  func testRaisesQuit() { raise(SIGQUIT) }
  func testKillsItself() { kill(getpid(), SIGSEGV) }

  func testAfter() {}
}
