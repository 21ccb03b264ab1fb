import Foundation
import WindfallCore

/// Writes a summary of a run in Markdown, as build servers show it beside a job.
public final class MarkdownReporter: Reporter {
  private enum Destination {
    case file(ReportFile)
    /// What other steps have written stays.
    case appended(String)
  }

  private let destination: Destination
  private var results = RunResults()

  /// Throws when the file cannot be written.
  public init(path: String) throws(BuildError) { destination = .file(try ReportFile(path: path)) }

  /// Adds the summary to the end of a file.
  public init(appendingTo path: String) { destination = .appended(path) }

  public func report(_ event: TestEvent) throws {
    results.note(event)
    guard case .runEnded = event else { return }
    switch destination {
    case .file(let file): try file.write(text)
    case .appended(let path):
      let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw ReportFile.unwritable(path, errno) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: Data(text.utf8))
    }
  }

  private var text: String {
    var lines = [
      "## \(title)", "", "| Target | Passed | Failed | Flaky | Skipped | Time |", "|---|--:|--:|--:|--:|--:|",
    ]
    for target in results.targets { lines.append(row(target)) }
    for (heading, kind) in [("Failed", TestOutcome.Kind.failed), ("Flaky: passed when run again", .flaky)] {
      let outcomes = results.all(kind)
      guard !outcomes.isEmpty else { continue }
      lines += ["", "### \(heading)", ""]
      for outcome in outcomes { lines += details(outcome) }
    }
    let slow = results.outcomes.filter { $0.duration >= 1 }.sorted { $0.duration > $1.duration }.prefix(5)
    if !slow.isEmpty {
      lines += ["", "### Slowest", ""]
      lines += slow.map { "- `\($0.test)` \(ReportText.seconds($0.duration))" }
    }
    if let seed = results.seed { lines += ["", "`--seed \(seed)` repeats the order."] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is flaky or skipped counts as neither passed nor failed.
  private var title: String {
    let failed = results.count(.failed)
    if failed > 0 { return "❌ \(failed) of \(ReportText.count(results.outcomes.count, "test")) failed" }
    let others = [(TestOutcome.Kind.flaky, "flaky"), (.skipped, "skipped")].map { (results.count($0), $1) }
    return
      (["✅ \(ReportText.count(results.count(.passed), "test")) passed"]
      + others.filter { $0.0 > 0 }.map { "\($0) \($1)" }).joined(separator: ", ")
  }

  private func row(_ target: String) -> String {
    let own = results.outcomes.filter { $0.test.target == target }
    let counts = [TestOutcome.Kind.passed, .failed, .flaky, .skipped].map { kind in "\(own.count { $0.kind == kind })" }
    let time = ReportText.seconds(own.reduce(0) { $0 + $1.duration })
    return "| \(target.replacing("|", with: "\\|")) | \((counts + [time]).joined(separator: " | ")) |"
  }

  private func details(_ outcome: TestOutcome) -> [String] {
    let title = "<code>\(XMLText.escaped(outcome.test.description))</code>"
    var lines = ["<details><summary>\(title)</summary>", ""]
    for issue in outcome.failures {
      let place = issue.file.map { file in "\(file)\(issue.line.map { ":\($0)" } ?? "")\n" } ?? ""
      let excerpt = issue.file.flatMap { file in issue.line.flatMap { SourceExcerpt(file: file, line: $0) } }
      let rows = [place + issue.message] + (excerpt?.lines ?? []) + issue.backtrace.prefix(20)
      lines += ["<pre>\(XMLText.escaped(rows.joined(separator: "\n")))</pre>", ""]
    }
    return lines + ["</details>", ""]
  }
}
