import Foundation
import FoundationOverlay
import Testing

@Suite("Timers of Core Foundation") struct CFRunLoopTimerTests {
  @Test func `A timer fires in the loop that it is added to, until it is no longer valid`() throws {
    var count = 0
    let timer: Timer = try #require(
      CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.001, 0, 0) { timer in
        count += 1
        if count == 2 { CFRunLoopTimerInvalidate(timer) }
        if count == 2 { CFRunLoopStop(CFRunLoopGetCurrent()) }
      })
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, CFRunLoopMode.commonModes)
    #expect(CFRunLoopTimerIsValid(timer))
    CFRunLoopRun()
    #expect(count == 2 && !CFRunLoopTimerIsValid(timer))
  }

  @Test func `A timer without an interval fires once`() throws {
    var count = 0
    let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
      count += 1
      CFRunLoopStop(CFRunLoopGetCurrent())
    }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
    CFRunLoopRun()
    #expect(count == 1 && !CFRunLoopTimerIsValid(timer))
  }
}
