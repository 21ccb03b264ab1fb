import WindfallBuild
import WindfallCore

/// Keeps all events of a run.
final class RecordingReporter: Reporter {
  private(set) var events: [TestEvent] = []

  func report(_ event: TestEvent) { events.append(event) }

  var issues: [TestIssue] {
    events.compactMap { if case .issueRecorded(let issue) = $0 { issue } else { nil } }
  }

  var outputs: [TestOutput] {
    events.compactMap { if case .output(let output) = $0 { output } else { nil } }
  }

  /// `class/method` of each finished test and how it ended, sorted by name.
  var results: [String] {
    events.compactMap { event in
      guard case .testFinished(let test, let status, _) = event else { return nil }
      return "\(test.className ?? "")/\(test.method ?? "") \(status.rawValue)"
    }.sorted()
  }

  var startedTests: [TestIdentifier] {
    events.compactMap { if case .testStarted(let test) = $0 { test } else { nil } }
  }

  /// The name of each event, with the name it is about.
  var outline: [String] {
    events.map { event in
      switch event {
      case .runStarted: "run started"
      case .targetStarted(let target, let count): "\(target) started with \(count)"
      case .classStarted(let name): "\(name) started"
      case .testStarted(let name): "\(name) started"
      case .issueRecorded(let issue): "\(issue.test) \(issue.kind.rawValue)"
      case .activityStarted(_, let name): "activity \(name) started"
      case .activityEnded(_, let name): "activity \(name) ended"
      case .timeAllowed(_, let seconds): "allowed \(seconds)"
      case .measured(let measurement): "measured \(measurement.metric)"
      case .output(let output): "\(output.test) wrote \(output.text)"
      case .testFinished(let name, let status, _): "\(name) \(status.rawValue)"
      case .classFinished(let name): "\(name) finished"
      case .targetFinished(let name): "\(name) finished"
      case .runEnded(let counts, _): "run ended: \(counts.passed) \(counts.failed) \(counts.skipped)"
      }
    }
  }
}
