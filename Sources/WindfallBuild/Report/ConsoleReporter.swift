import Foundation
import WindfallCore

/// Writes a run for a person to read; the last line counts what passed and what failed.
public final class ConsoleReporter: Reporter {
  private let style: ConsoleStyle
  private let isVerbose: Bool
  private let showsOutput: Bool
  private let currentFolder: String
  private let write: (String) -> Void
  /// How wide the terminal is that shows what runs; nil where there is none.
  private let liveWidth: Int?
  /// Whether a line says what runs.
  public var isLive: Bool { liveWidth != nil }
  private var isLiveLineShown = false
  /// What is still to come.
  public var progress: RunProgress?

  private var seed: UInt64?
  private var issues: [TestIssue] = []
  private var outputs: [TestOutput] = []
  private var measurements: [TestMeasurement] = []
  private var isInTest = false
  private var failures: [TestIdentifier] = []
  private var flaky = FlakyTests()
  private var flakyTests: [TestIdentifier] = []

  /// Files in the current folder are shown without it. The output of tests is shown with their failures, or always.
  public init(
    style: ConsoleStyle = ConsoleStyle(), isVerbose: Bool = false, showsOutput: Bool = false,
    currentFolder: String = FileManager.default.currentDirectoryPath, liveWidth: Int? = nil,
    write: @escaping (String) -> Void = ConsoleReporter.writeToStandardOutput
  ) {
    self.style = style
    self.isVerbose = isVerbose
    self.showsOutput = showsOutput
    self.currentFolder = currentFolder
    self.liveWidth = liveWidth
    self.write = write
  }

  /// The columns of the terminal that standard output is, where it is one that moves its cursor.
  public static func terminalWidth(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Int? {
    guard isatty(STDOUT_FILENO) == 1, environment["TERM"] != "dumb" else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  public static func writeToStandardOutput(_ text: String) {
    // What the command itself has printed so far comes first.
    fflush(nil)
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      StandardOutputFailure.note(errno)
    }
  }

  public static func writeToStandardError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  public func report(_ event: TestEvent) {
    switch event {
    case .runStarted(let seed, _): self.seed = seed
    case .targetStarted(let target, let count):
      line(style.bold(target) + style.faint("  \(ReportText.count(count, "test"))"))
    case .classStarted(let identifier): line("  \(safe(identifier.className ?? ""))")
    case .testStarted(let test):
      isInTest = true
      if isVerbose { line(style.faint("    started \(safe(test.method ?? ""))")) } else { showLive(test) }
    case .issueRecorded(let issue): note(issue)
    case .activityStarted(_, let name): if isVerbose { line(style.faint("      > \(safe(name))")) }
    case .activityEnded(_, let name): if isVerbose { line(style.faint("      < \(safe(name))")) }
    case .measured(let measurement): measurements.append(measurement)
    case .output(let output): note(output)
    case .testFinished(let test, let status, let duration): finish(test, status, duration)
    case .timeAllowed, .classFinished, .targetFinished: break
    case .runEnded(let counts, let duration): summarise(counts, duration)
    }
  }

  private func line(_ text: String) {
    write((isLiveLineShown ? "\r\u{1B}[K" : "") + text + "\n")
    isLiveLineShown = false
  }

  /// What runs stands in a line that the next one takes the place of.
  private func showLive(_ test: TestIdentifier) {
    guard let liveWidth, let progress else { return }
    write("\r\u{1B}[K" + style.faint(String(safe("    " + progress.text(running: test)).prefix(liveWidth - 1))))
    isLiveLineShown = true
  }

  /// Text that is not ours, which may hold codes for a terminal.
  private func safe(_ text: some StringProtocol) -> String { VisibleText.of(String(text)) }

  // MARK: - A test

  private func note(_ output: TestOutput) {
    if isVerbose || showsOutput {
      line("      | \(safe(output.text))")
    } else if isInTest {
      outputs.append(output)
    }
  }

  private func note(_ issue: TestIssue) {
    guard issue.test.method == nil else { return issues.append(issue) }
    // Outside of a test there is no line that it could stand below.
    if issue.kind == .warning { return line("    \(style.yellow("!")) \(safe(issue.message))") }
    if issue.kind.isFailure { failures.append(issue.test) }
    line("    \(style.red("✗")) \(issue.test)")
    describe(issue)
  }

  private func finish(_ test: TestIdentifier, _ status: TestStatus, _ duration: Double) {
    let time = style.faint("(\(ReportText.seconds(duration)))")
    let name = safe(test.method ?? test.description)
    let isFlaky = flaky.finish(test, status)
    if status != .retried { progress?.finish(test) }
    if isFlaky { flakyTests.append(test) }
    switch status {
    case .passed where isFlaky: line("    \(style.yellow("~")) \(name) \(style.yellow("flaky")) \(time)")
    case .passed: line("    \(style.green("✓")) \(name) \(time)")
    case .skipped: line("    \(style.yellow("-")) \(name) \(style.yellow("skipped")) \(time)")
    case .retried: line("    \(style.yellow("↻")) \(name) \(style.yellow("failed, and runs again")) \(time)")
    case .failed:
      line("    \(style.red("✗")) \(style.bold(name)) \(time)")
      failures.append(test)
    }
    for issue in issues { describe(issue) }
    for measurement in measurements { describe(measurement) }
    if status == .failed || status == .retried, !outputs.isEmpty {
      line("      output:")
      for output in outputs { line("        | \(safe(output.text))") }
    }
    issues = []
    outputs = []
    measurements = []
    isInTest = false
  }

  private func describe(_ issue: TestIssue) {
    let message = issue.message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var place = ""
    if let file = issue.file { place = shown(file) + (issue.line.map { ":\($0)" } ?? "") + ": " }
    line("      \(place)\(style.red(safe(message.first ?? "")))")
    for more in message.dropFirst() { line("        \(safe(more))") }
    if let file = issue.file, let number = issue.line, let excerpt = SourceExcerpt(file: file, line: number) {
      for row in excerpt.lines { line("        \(safe(row))") }
    }
    if !issue.backtrace.isEmpty {
      line("      backtrace:")
      for call in issue.backtrace { line("        \(safe(call))") }
    }
    if let tree = issue.elementTree, !tree.isEmpty {
      line("      on the screen:")
      for row in ElementTreeExcerpt(tree, about: issue.message).lines { line("        \(safe(row))") }
    }
    if !issue.attachments.isEmpty { line("      attachments: \(safe(issue.attachments.joined(separator: ", ")))") }
  }

  private func describe(_ measurement: TestMeasurement) {
    guard !measurement.samples.isEmpty else { return }
    let average = measurement.samples.reduce(0, +) / Double(measurement.samples.count)
    let text = "\(ReportText.significant(average)) \(measurement.unit)"
    line("      \(measurement.metric): \(text) on average of \(measurement.samples.count)")
  }

  private func shown(_ file: String) -> String {
    let prefix = currentFolder.hasSuffix("/") ? currentFolder : currentFolder + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }

  // MARK: - The end

  private func summarise(_ counts: TestCounts, _ duration: Double) {
    if !failures.isEmpty {
      line("")
      line("Failed:")
      for failure in failures { line("  \(failure)") }
    }
    if !flakyTests.isEmpty {
      line("")
      line("Flaky, passed only when run again:")
      for test in flakyTests { line("  \(test)") }
    }
    line("")
    let skipped = counts.skipped == 0 ? "" : ", \(counts.skipped) skipped"
    let tests = ReportText.count(counts.total, "test")
    let order = seed.map { "; --seed \($0) repeats the order" } ?? ""
    line("Ran \(tests) in \(ReportText.seconds(duration))\(skipped)\(order).")
    let text = "\(counts.passed) passed, \(counts.failed) failed"
    line(counts.failed > 0 ? style.red(text) : counts.total == 0 ? text : style.green(text))
  }
}
