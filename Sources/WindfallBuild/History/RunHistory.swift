import Foundation
import WindfallCore

/// What the recorded runs of a project tell of its tests: which began to fail, which are flaky, which are slow.
public struct RunHistory {
  /// A test that fails since one of its runs.
  struct Failing: Equatable {
    let test: String
    /// The first of the failures without a success between.
    let since: Date
    /// How many they are.
    let count: Int
  }

  /// A test that passes and fails without reason.
  struct Flaky: Equatable {
    let test: String
    /// In how many runs it passed only when it was run again.
    let retried: Int
    /// How often it failed after it had passed, or passed after it had failed.
    let changes: Int
    let runs: Int
  }

  struct Slow: Equatable {
    let test: String
    /// Seconds, of the runs that it passed or failed in.
    let median: Double
    let last: Double
  }

  /// So often a test must change between passing and failing to be called flaky: once broken and once mended is work.
  private static let manyChanges = 3

  private let runs: [RecordedRun]
  /// By test, its results in the order of the runs, without those where it was skipped.
  private let results: [String: [(date: Date, result: RecordedRun.Result)]]

  public init(_ derivedData: DerivedData) { self.init(RunArchive(derivedData).runs) }

  /// Of the last three runs only, which takes no time before a run.
  public init(latestOf derivedData: DerivedData) { self.init(RunArchive(derivedData).latest(3)) }

  init(_ runs: [RecordedRun]) {
    self.runs = runs
    var results: [String: [(date: Date, result: RecordedRun.Result)]] = [:]
    for run in runs {
      for result in run.results where result.kind != .skipped {
        results[result.test, default: []].append((run.date, result))
      }
    }
    self.results = results
  }

  /// Seconds, by test.
  var medians: [String: Double] { results.mapValues { Self.median($0) } }

  /// What the classes of tests have taken.
  public var times: TestTimes {
    var times = TestTimes()
    for (name, seconds) in medians { if let test = TestIdentifier(name) { times.add(seconds, to: test) } }
    return times
  }

  private static func median(_ results: [(date: Date, result: RecordedRun.Result)]) -> Double {
    results.isEmpty ? 0 : results.map(\.result.duration).sorted()[results.count / 2]
  }

  public var isEmpty: Bool { runs.isEmpty }

  /// The tests whose last result is a failure, those that failed for the first time in front.
  var failing: [Failing] {
    let found = results.compactMap { test, results -> Failing? in
      let failures = results.reversed().prefix { $0.result.kind == .failed }
      guard let first = failures.last else { return nil }
      return Failing(test: test, since: first.date, count: failures.count)
    }
    return found.sorted { ($0.count, $0.test) < ($1.count, $1.test) }
  }

  /// The most restless first.
  var flaky: [Flaky] {
    let found = results.compactMap { test, results -> Flaky? in
      let kinds = results.map(\.result.kind)
      let retried = kinds.count { $0 == .flaky }
      let changes = zip(kinds, kinds.dropFirst()).count { ($0 == .failed) != ($1 == .failed) }
      guard retried > 0 || changes >= Self.manyChanges else { return nil }
      return Flaky(test: test, retried: retried, changes: changes, runs: kinds.count)
    }
    return found.sorted { ($1.retried + $1.changes, $0.test) < ($0.retried + $0.changes, $1.test) }
  }

  /// How a test ended in the last runs that it was part of, at most so many, the oldest first.
  func past(of test: String, _ count: Int) -> [TestOutcome.Kind] {
    (results[test] ?? []).suffix(count).map(\.result.kind)
  }

  /// The slowest first.
  func slow(_ count: Int) -> [Slow] {
    let all = results.compactMap { test, results -> Slow? in
      guard let last = results.last?.result.duration else { return nil }
      return Slow(test: test, median: Self.median(results), last: last)
    }
    return Array(all.sorted { ($1.median, $0.test) < ($0.median, $1.test) }.prefix(count))
  }

  /// The page that the command prints, with at most so many of the slow tests.
  public func text(slowest count: Int) -> String {
    guard let first = runs.first, let last = runs.last else { return "" }
    let tests = ReportText.count(results.count, "test")
    var lines = [
      "\(ReportText.count(runs.count, "run")) of \(tests), from \(Self.time(first.date)) to \(Self.time(last.date))"
    ]
    lines += section("Failing", failing) { failing in
      failing.count == 1
        ? "\(failing.test): new, at \(Self.time(failing.since))"
        : "\(failing.test): the last \(failing.count) runs, since \(Self.time(failing.since))"
    }
    lines += section("Flaky", flaky) { flaky in
      let parts = [
        flaky.retried > 0 ? "passed only when run again in \(flaky.retried)" : nil,
        flaky.changes > 0 ? "changed \(flaky.changes) times between passing and failing" : nil,
      ]
      return
        "\(flaky.test): \(parts.compactMap { $0 }.joined(separator: ", ")), of \(ReportText.count(flaky.runs, "run"))"
    }
    lines += section("Slow", slow(count)) { slow in
      "\(ReportText.seconds(slow.median)) \(slow.test) (last \(ReportText.seconds(slow.last)))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section<Element>(_ title: String, _ elements: [Element], _ line: (Element) -> String) -> [String] {
    ["", elements.isEmpty ? "\(title): none" : "\(title):"] + elements.map { "  \(line($0))" }
  }

  private static func time(_ date: Date) -> String {
    date.formatted(
      Date.ISO8601FormatStyle(timeZone: .current).year().month().day().dateTimeSeparator(.space).time(
        includingFractionalSeconds: false))
  }
}
