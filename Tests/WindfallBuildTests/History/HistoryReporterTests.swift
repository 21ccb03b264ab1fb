import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

struct HistoryReporterTests {
  private static let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func record(_ events: [TestEvent]) throws -> [RecordedRun] {
    let derivedData = DerivedData(root: try TestFolder().url)
    defer { try? FileManager.default.removeItem(at: derivedData.root) }
    let reporter = HistoryReporter(derivedData, now: { Self.date })
    for event in events { reporter.report(event) }
    return RunArchive(derivedData).runs
  }

  @Test("Each test's last end of a run is kept, and whether it had to be run again")
  func results() throws {
    let tests = ["a", "b", "c"].map { TestIdentifier(target: "T", className: "A", method: $0) }
    let runs = try record([
      .testFinished(tests[0], status: .retried, duration: 1), .testFinished(tests[0], status: .passed, duration: 2),
      .testFinished(tests[1], status: .failed, duration: 3), .testFinished(tests[2], status: .skipped, duration: 0),
      .runEnded(TestCounts(), duration: 6),
    ])
    #expect(runs.count == 1)
    #expect(runs.first?.date == Self.date)
    #expect(
      runs.first?.results == [
        RecordedRun.Result(test: "T/A/a", kind: .flaky, duration: 2),
        RecordedRun.Result(test: "T/A/b", kind: .failed, duration: 3),
        RecordedRun.Result(test: "T/A/c", kind: .skipped, duration: 0),
      ])
  }

  @Test("A run of no test is not remembered")
  func nothing() throws {
    #expect(try record([.runEnded(TestCounts(), duration: 0)]) == [])
  }
}
