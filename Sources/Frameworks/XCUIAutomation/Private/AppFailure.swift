import WindfallCore

/// Why a request to the app came to nothing.
enum AppFailure: Error {
  /// There is no process.
  case notRunning
  /// The process ended by itself; with its wait status and what it printed.
  case crashed(status: Int32?, log: AppLog)
  /// The app did not answer in time and was ended; its stack is in what it printed.
  case hung(seconds: Double, log: AppLog)
  /// The app cannot be started or talked to.
  case unreachable(String)
  /// The app's own answer.
  case refused(AutomationFailure)

  /// One sentence, and what explains it on the lines below.
  var report: String {
    let app = "Application \(TestEnvironment.appName)"
    switch self {
    case .notRunning: return "\(app) is not running"
    case .unreachable(let reason): return "\(app) cannot be reached: \(reason)"
    case .refused(let failure): return failure.report
    case .crashed(let status, let log):
      let reason = log.reason ?? status.map { Self.describe($0) } ?? "its connection was closed"
      // The report starts with the reason, where there is one.
      let report = log.reason == nil ? log.report : String(log.report.drop { !$0.isNewline }.drop { $0.isNewline })
      return "\(app) crashed: \(reason)" + Self.lines(report)
    case .hung(let seconds, let log):
      return "\(app) did not answer within \(seconds) s; it was stopped here:" + Self.lines(log.report)
    }
  }

  /// What was on the screen, where the app could say.
  var elementTree: String? {
    if case .refused(let failure) = self { failure.treeDescription } else { nil }
  }

  private static func lines(_ text: String) -> String { text.isEmpty ? "" : "\n" + text }

  /// The words for a status as `waitpid` gives it.
  static func describe(_ status: Int32) -> String {
    let signal = status & 0x7F
    guard signal != 0 else { return "it exited with status \((status >> 8) & 0xFF)" }
    let names: [Int32: String] = [
      3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV",
      15: "SIGTERM",
    ]
    return "it was ended by signal \(names[signal] ?? "\(signal)")"
  }
}
