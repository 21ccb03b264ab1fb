import Foundation
import Testing

@testable import FoundationOverlay

@Suite("Timers that were never scheduled")
struct TimerInvalidTests {
  @Test("Such a timer is not valid, and can be invalidated")
  func invalid() {
    let timer = Timer.windfallInvalid()
    #expect(!timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
  }
}
