import Foundation
import WindfallCore

/// Writes a run in the lines of `xcodebuild`, which other tools read.
public final class XcodebuildReporter: Reporter {
  /// What a suite has seen so far.
  private struct Tally {
    var tests = 0
    var failures = 0
    var unexpected = 0
    var skipped = 0
    var seconds = 0.0
    var start: ContinuousClock.Instant

    static func += (left: inout Tally, right: Tally) {
      left.tests += right.tests
      left.failures += right.failures
      left.unexpected += right.unexpected
      left.skipped += right.skipped
      left.seconds += right.seconds
    }
  }

  private let isQuiet: Bool
  private let now: () -> Date
  private let write: (String) -> Void
  private var suites: [(name: String, tally: Tally)] = []
  private var failed: [TestIdentifier] = []
  private var flaky = FlakyTests()
  /// Those that passed only when they were run again.
  private var unsteady: [TestIdentifier] = []
  private var hasFailed = false
  private var running: TestIdentifier?

  /// Writes lines with their times; a quiet one only what failed.
  public init(
    isQuiet: Bool = false, now: @escaping () -> Date = { Date() },
    write: @escaping (String) -> Void = ConsoleReporter.writeToStandardOutput
  ) {
    self.isQuiet = isQuiet
    self.now = now
    self.write = write
  }

  public func report(_ event: TestEvent) {
    switch event {
    case .runStarted:
      line("Testing started")
      open("All tests")
    case .targetStarted(let target, _): open("\(target).xctest")
    case .classStarted(let identifier): open(identifier.className ?? "")
    case .testStarted(let test):
      running = test
      hasFailed = false
      line("Test Case '\(Self.name(of: test))' started.")
    case .issueRecorded(let issue): note(issue)
    case .output(let output): line(VisibleText.of(output.text))
    case .measured(let measurement): describe(measurement)
    case .testFinished(let test, let status, let duration): finish(test, status, duration)
    case .classFinished, .targetFinished: close()
    case .runEnded: end()
    case .activityStarted(_, let name): line("    t = \(VisibleText.of(name))")
    case .activityEnded, .timeAllowed: break
    }
  }

  /// What Xcode calls a test: `-[Module.Class method]`.
  static func name(of test: TestIdentifier) -> String {
    let module = String(test.target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let owner = [module, test.className].compactMap { $0 }.joined(separator: ".")
    return "-[\(owner)\(test.method.map { " \($0)" } ?? "")]"
  }

  // MARK: - Suites

  private func open(_ name: String) {
    suites.append((name, Tally(start: .now)))
    line("Test Suite '\(name)' started at \(time()).")
  }

  private func close() {
    guard let (name, tally) = suites.popLast() else { return }
    line("Test Suite '\(name)' \(tally.failures > 0 ? "failed" : "passed") at \(time()).")
    let elapsed = (ContinuousClock.now - tally.start) / .seconds(1)
    let skipped = tally.skipped > 0 ? "\(ReportText.count(tally.skipped, "test")) skipped and " : ""
    line(
      "\t Executed \(ReportText.count(tally.tests, "test")), with \(skipped)"
        + "\(ReportText.count(tally.failures, "failure")) (\(tally.unexpected) unexpected) in "
        + "\(ReportText.milliseconds(tally.seconds)) (\(ReportText.milliseconds(elapsed))) seconds")
    if !suites.isEmpty { suites[suites.count - 1].tally += tally }
  }

  private func end() {
    while !suites.isEmpty { close() }
    list("Failing tests", failed)
    list("Flaky tests, passed only when run again", unsteady)
  }

  private func list(_ title: String, _ tests: [TestIdentifier]) {
    guard !tests.isEmpty else { return }
    line("", always: true)
    line("\(title):", always: true)
    for (target, tests) in Dictionary(grouping: tests, by: \.target).sorted(by: { $0.key < $1.key }) {
      line("\t\(target):", always: true)
      for test in tests {
        let parts = [test.className, test.method.map { $0.hasSuffix(")") ? $0 : "\($0)()" }].compactMap { $0 }
        line("\t\t\(parts.joined(separator: "."))", always: true)
      }
    }
    line("", always: true)
  }

  // MARK: - Tests

  private func note(_ issue: TestIssue) {
    let message = issue.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    if issue.kind == .skip { return line("\(Self.name(of: issue.test)) : Test skipped - \(message)") }
    guard issue.kind.isFailure else { return line("warning: \(VisibleText.of(message))") }
    hasFailed = true
    if running != issue.test { failed.append(issue.test) }
    if !suites.isEmpty {
      suites[suites.count - 1].tally.failures += 1
      if issue.kind != .assertion { suites[suites.count - 1].tally.unexpected += 1 }
    }
    let place = issue.file.map { "\($0):\(issue.line ?? 1)" } ?? "<unknown>:0"
    line("\(place): error: \(Self.name(of: issue.test)) : \(VisibleText.of(message))", always: true)
    for call in issue.backtrace { line("    \(VisibleText.of(call))") }
  }

  private func describe(_ measurement: TestMeasurement) {
    guard !measurement.samples.isEmpty else { return }
    let count = Double(measurement.samples.count)
    let average = measurement.samples.reduce(0, +) / count
    let variance = measurement.samples.reduce(0) { $0 + ($1 - average) * ($1 - average) } / count
    let deviation = average == 0 ? 0 : variance.squareRoot() / average * 100
    let values = measurement.samples.map { ReportText.milliseconds($0) }.joined(separator: ", ")
    line(
      "<unknown>:0: Test Case '\(Self.name(of: measurement.test))' measured [\(measurement.metric), "
        + "\(measurement.unit)] average: \(ReportText.milliseconds(average)), relative standard deviation: "
        + "\(ReportText.milliseconds(deviation))%, values: [\(values)]")
  }

  private func finish(_ test: TestIdentifier, _ status: TestStatus, _ duration: Double) {
    running = nil
    if !suites.isEmpty {
      suites[suites.count - 1].tally.tests += 1
      suites[suites.count - 1].tally.seconds += duration
      if status == .skipped { suites[suites.count - 1].tally.skipped += 1 }
    }
    if status == .failed { failed.append(test) }
    if flaky.finish(test, status) { unsteady.append(test) }
    let word: String =
      switch status {
      case .passed: "passed"
      case .skipped: "skipped"
      case .failed, .retried: "failed"
      }
    line(
      "Test Case '\(Self.name(of: test))' \(word) (\(ReportText.milliseconds(duration)) seconds).",
      always: status == .failed)
  }

  // MARK: - Lines

  private func line(_ text: String, always: Bool = false) {
    if !isQuiet || always { write(text + "\n") }
  }

  private func time() -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return formatter.string(from: now())
  }
}
