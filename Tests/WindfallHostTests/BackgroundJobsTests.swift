import CWindfallHost
import CoreFoundation
import Foundation
import Testing

@Suite(.serialized) struct BackgroundJobsTests {
  @Test(arguments: [BackgroundJobsTests.performOnRunLoop, BackgroundJobsTests.performOnQueue])
  func `a block that another thread is to run counts until it has run`(perform: Perform) {
    let mayEnd = DispatchSemaphore(value: 0)
    let isOver = DispatchSemaphore(value: 0)
    windfall_count_background_jobs(WINDFALL_TASKS_AND_BLOCKS)
    let before = windfall_background_jobs()
    perform { mayEnd.wait() }
    windfall_count_background_jobs(WINDFALL_NO_JOBS)
    // Runs behind the first.
    perform { isOver.signal() }
    #expect(windfall_background_jobs() == before + 1)
    mayEnd.signal()
    isOver.wait()
    #expect(windfall_background_jobs() == before)
  }

  @Test func `of tasks alone no block counts`() {
    let isOver = DispatchSemaphore(value: 0)
    let before = windfall_background_jobs()
    windfall_count_background_jobs(WINDFALL_TASKS)
    defer { windfall_count_background_jobs(WINDFALL_NO_JOBS) }
    Self.performOnRunLoop { isOver.wait() }
    #expect(windfall_background_jobs() == before)
    isOver.signal()
  }

  typealias Perform = @Sendable (_ block: @escaping @Sendable () -> Void) -> Void

  private static let queue = DispatchQueue(label: "BackgroundJobsTests")

  static let performOnQueue: Perform = { queue.async(execute: $0) }

  static let performOnRunLoop: Perform = { block in
    CFRunLoopPerformBlock(loop, mode, block)
    CFRunLoopWakeUp(loop)
  }

  private nonisolated(unsafe) static let mode = unsafeBitCast(
    NSString(string: RunLoop.Mode.default.rawValue), to: CFString.self)

  /// Of a thread that runs it for as long as the process lives.
  private nonisolated(unsafe) static let loop: CFRunLoop? = {
    nonisolated(unsafe) var loop: CFRunLoop?
    let isReady = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      loop = CFRunLoopGetCurrent()
      RunLoop.current.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
      isReady.signal()
      CFRunLoopRun()
    }
    isReady.wait()
    return loop
  }()
}
