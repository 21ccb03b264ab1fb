import CWindfallHost
import Foundation

/// The wait for an app to have nothing left to do, one turn of the main run loop after the other.
@MainActor struct Settling {
  enum Progress {
    case goOn
    case settled
    /// With what the app was still doing.
    case gaveUp(String)
  }

  /// How long an app may be busy before it is left alone all the same.
  private let limit: Duration
  /// How long an action waits for tasks off the main actor: long enough for those that come back at once.
  ///
  /// Of the processor's time, which this wait uses itself: on a busy machine they may not even have begun by then.
  private static let backgroundLimit = Duration.milliseconds(100)
  /// Blocks of the run loop cannot be asked for; a second idle turn shows that there are none.
  private static let idleTurnsNeeded = 2

  private let start = ContinuousClock.now
  private let processorStart = Self.processorTime
  private var turns = 0
  private var idleTurns = 0

  /// An app that a test drives has five seconds.
  init(limit: Duration = .seconds(5)) { self.limit = limit }

  /// Called whenever the run loop is about to wait.
  mutating func turn(_ app: any AutomatedApp) -> Progress {
    turns += 1
    // Reading the frame commits what is pending, and a commit may leave new work.
    _ = app.frame
    // Before the main queue, because that is where these jobs leave what they lead to.
    if windfall_background_jobs() != 0, Self.processorTime - processorStart < Self.backgroundLimit,
      ContinuousClock.now - start < limit
    {
      idleTurns = 0
      return .goOn
    }
    if let work = Self.work(of: app) {
      idleTurns = 0
      guard turns % 64 == 0, ContinuousClock.now - start > limit else { return .goOn }
      return .gaveUp("the app did not settle in \(limit) and \(turns) turns: \(work)")
    }
    idleTurns += 1
    return idleTurns >= Self.idleTurnsNeeded ? .settled : .goOn
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private static func work(of app: any AutomatedApp) -> String? {
    if windfall_main_queue_has_work() != 0 { return "the main queue always has another block or task" }
    if windfall_main_timer_is_due() != 0 { return "a timer of the main run loop is always due" }
    if app.isCommitPending { return "every commit asks for another one" }
    return nil
  }
}
