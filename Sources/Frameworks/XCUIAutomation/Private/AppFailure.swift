import Foundation
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

/// What the app has printed since it was launched.
struct AppLog {
  /// More than this is not shown in a message.
  private static let limit = 24_000

  let path: String
  private let start: UInt64

  init(path: String) {
    self.path = path
    start = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? UInt64) ?? 0
  }

  /// Everything from the fatal error on, or else the last lines.
  var report: String {
    let text = self.text
    for mark in ["Fatal error", "*** ", "Crash:"] {
      guard let found = text.range(of: mark) else { continue }
      let line = text[..<found.lowerBound].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
      return String(text[line...].prefix(Self.limit)).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return text.split(separator: "\n").suffix(40).joined(separator: "\n")
  }

  /// The first line about what ended the app; nil when it printed none.
  var reason: String? {
    let line = report.split(separator: "\n").first.map { String($0) }
    guard let line, line.contains("Fatal error") || line.contains("Crash") else { return nil }
    return line.trimmingCharacters(in: .whitespaces)
  }

  private var text: String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: start)) != nil else { return "" }
    return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
  }
}

/// What a test runner may ask of the app under test.
@_spi(Windfall) @MainActor public enum AppInspection {
  /// Everything on the app's screen, one element on each line; nil when no app is running or it does not answer.
  public static func elementTree() -> String? {
    guard case .tree(let root, _)? = try? AppSession.shared.send(.snapshot) else { return nil }
    return ElementSnapshot(element: root, frame: root.frame).treeDescription
  }
}
