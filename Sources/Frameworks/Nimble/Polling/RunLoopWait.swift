import Foundation
@_spi(Windfall) import FoundationOverlay

/// Waits in the run loop of the current thread until something has come true.
///
/// The condition is looked at whenever the run loop is about to wait: a timer, a block of the main queue, a task of the
/// main actor or a layout pass that changes what it depends on is then over. Nothing wakes the run loop when another
/// thread changes a value. For that, the condition is also looked at after the poll interval, then after twice as long,
/// and so on up to a tenth of a second.
struct RunLoopWait {
  private static let longestInterval = 0.1

  let timeout: TimeInterval
  let interval: TimeInterval

  /// Returns whether the condition came true in time.
  @discardableResult
  func run(until condition: @escaping () -> Bool) -> Bool {
    guard let loop = Nimble.CFRunLoopGetCurrent() else { return false }
    let deadline = Date(timeIntervalSinceNow: timeout)
    var isTrue = false
    let observer = RunLoopObserver(of: loop) {
      guard !isTrue, condition() else { return }
      isTrue = true
      Nimble.CFRunLoopStop(loop)
    }
    // A run loop with nothing to wait for would not wait.
    let keeper = Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
    RunLoop.current.add(keeper, forMode: .default)
    defer {
      keeper.invalidate()
      observer.end()
    }
    var interval = max(interval, 0.001)
    while !isTrue, deadline.timeIntervalSinceNow > 0 {
      let limit = min(deadline, Date(timeIntervalSinceNow: interval))
      _ = RunLoop.current.run(mode: .default, before: limit)
      if limit.timeIntervalSinceNow <= 0 { interval = min(interval * 2, max(Self.longestInterval, self.interval)) }
      if !isTrue { isTrue = condition() }
    }
    return isTrue
  }
}

/// What waits in the run loop of a thread: an expectation that is not asynchronous, or `waitUntil`.
struct RunLoopManager: Sendable {
  @TaskLocal private static var current: RunLoopManager?

  let name: String
  let location: SourceLocation

  private var description: String { "\(name) at \(location)" }

  /// Runs the wait unless it is nested in another: that is an exception, or a failure where nothing catches one.
  func run(_ wait: () -> Void) -> String? {
    guard let outer = Self.current else {
      Self.$current.withValue(self, operation: wait)
      return nil
    }
    let reason = """
      Nested async expectations are not allowed to avoid creating flaky tests.

      The call to
      \t\(description)
      triggered this exception because
      \t\(outer.description)
      is currently managing the main run loop.
      """
    if NSException.isCaught { NSException(name: NSExceptionName("InvalidNimbleAPIUsage"), reason: reason).raise() }
    return "Unexpected exception raised: \(reason)"
  }
}
