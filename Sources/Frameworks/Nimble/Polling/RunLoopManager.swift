@_spi(Windfall) import FoundationOverlay

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
