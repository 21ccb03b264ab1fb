import Foundation
import Testing

@testable import WindfallBuild

struct RunHistoryTests {
  private typealias Result = RecordedRun.Result

  /// Runs a minute apart; each gives the results of some tests by their names.
  private static func history(_ runs: [[String: (TestOutcome.Kind, Double)]]) -> RunHistory {
    RunHistory(
      runs.enumerated().map { index, results in
        RecordedRun(
          date: Date(timeIntervalSince1970: Double(index) * 60),
          results: results.sorted { $0.key < $1.key }.map {
            Result(test: $0.key, kind: $0.value.0, duration: $0.value.1)
          })
      })
  }

  @Test("A test fails since the first failure that no success follows; new ones come first")
  func failing() {
    let history = Self.history([
      ["T/A/a": (.failed, 1), "T/A/b": (.passed, 1), "T/A/c": (.failed, 1)],
      ["T/A/a": (.failed, 1), "T/A/b": (.passed, 1), "T/A/c": (.passed, 1)],
      ["T/A/a": (.skipped, 0), "T/A/b": (.failed, 1), "T/A/c": (.passed, 1)],
    ])
    #expect(
      history.failing == [
        RunHistory.Failing(test: "T/A/b", since: Date(timeIntervalSince1970: 120), count: 1),
        RunHistory.Failing(test: "T/A/a", since: Date(timeIntervalSince1970: 0), count: 2),
      ])
  }

  @Test("A test is flaky when it passed only as it was run again, or changes often; not when it broke and was mended")
  func flaky() {
    let kinds: [[TestOutcome.Kind]] = [
      [.passed, .passed, .passed, .failed], [.flaky, .failed, .failed, .failed], [.passed, .passed, .passed, .failed],
      [.passed, .failed, .passed, .passed],
    ]
    let history = Self.history(
      kinds.map { ["T/A/again": ($0[0], 1), "T/A/restless": ($0[1], 1), "T/A/mended": ($0[3], 1)] })
    #expect(
      history.flaky == [
        RunHistory.Flaky(test: "T/A/restless", retried: 0, changes: 3, runs: 4),
        RunHistory.Flaky(test: "T/A/again", retried: 1, changes: 0, runs: 4),
      ])
  }

  @Test("The slowest are those of the longest median, however long one run took")
  func slow() {
    let history = Self.history([
      ["T/A/a": (.passed, 0.1), "T/A/b": (.passed, 0.5)], ["T/A/a": (.passed, 9), "T/A/b": (.passed, 0.6)],
      ["T/A/a": (.passed, 0.2), "T/A/b": (.passed, 0.4)],
    ])
    #expect(
      history.slow(1) == [RunHistory.Slow(test: "T/A/b", median: 0.5, last: 0.4)])
    #expect(history.slow(5).map(\.test) == ["T/A/b", "T/A/a"])
  }

  @Test("The page names each part, also where there is nothing to say")
  func text() {
    let history = Self.history([["T/A/a": (.passed, 0.25)], ["T/A/a": (.passed, 0.25)]])
    let lines = history.text(slowest: 3).split(separator: "\n")
    #expect(lines.first?.hasPrefix("2 runs of 1 test, from ") == true)
    #expect(lines.dropFirst() == ["Failing: none", "Flaky: none", "Slow:", "  0.250 s T/A/a (last 0.250 s)"])
  }

  @Test("Classes take what their tests have taken in the middle of their runs")
  func times() {
    let runs: [[String: (TestOutcome.Kind, Double)]] = [
      ["T/A/a": (.passed, 1), "T/A/b": (.passed, 2), "T/B/c": (.failed, 7)],
      ["T/A/a": (.passed, 3), "T/A/b": (.skipped, 0)], ["T/A/a": (.passed, 9)],
    ]
    #expect(Self.history(runs).times.classes == ["T/A": 5, "T/B": 7])
  }
}
