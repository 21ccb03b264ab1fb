import Foundation
import Testing

/// One `windfall test`: what the terminal showed, and the events of its JSON report.
struct RunRecord: Sendable {
  var result: CommandResult
  var events: [RunEvent]
  /// The lines that the events were read from.
  var eventLines: [String]

  var status: Int32 { result.status }

  /// The tests in the order in which they were started.
  var order: [String] { events.filter { $0.event == "testStarted" }.compactMap(\.test) }
  var passed: [String] { tests(ended: "passed") }
  var failed: [String] { tests(ended: "failed") }
  var skipped: [String] { tests(ended: "skipped") }

  /// How a test ended; nil when it did not run.
  func status(of test: String) -> String? {
    events.first { $0.event == "testFinished" && $0.test == test }?.status
  }

  func issues(of test: String) -> [RunEvent] {
    events.filter { $0.event == "issueRecorded" && $0.test == test }
  }

  /// The only issue of a test.
  func issue(of test: String) throws -> RunEvent {
    let issues = issues(of: test)
    #expect(issues.count == 1, "\(test): \(issues.map { $0.message ?? "" })")
    return try #require(issues.first, "\(test) has no issue")
  }

  /// The lines that a test wrote.
  func output(of test: String) -> [String] {
    events.filter { $0.event == "output" && $0.test == test }.compactMap(\.text)
  }

  private func tests(ended status: String) -> [String] {
    events.filter { $0.event == "testFinished" && $0.status == status }.compactMap(\.test).sorted()
  }
}
