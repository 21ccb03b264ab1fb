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

  @Test func `A timer that is added to the loop of another thread fires there`() async {
    let isThere = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      let ready = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var loop: CFRunLoop?
      let thread = Thread {
        loop = CFRunLoopGetCurrent()
        CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode.rawValue) { ready.signal() }
        // The loop ends when it has no timer: this one keeps it.
        RunLoop.current.add(Timer(timeInterval: 1000, repeats: false) { _ in }, forMode: .default)
        CFRunLoopRun()
      }
      thread.start()
      ready.wait()
      nonisolated(unsafe) let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
        CFRunLoopStop(CFRunLoopGetCurrent())
        done.resume(returning: Thread.current === thread)
      }
      CFRunLoopAddTimer(loop, timer, .defaultMode)
    }
    #expect(isThere)
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
