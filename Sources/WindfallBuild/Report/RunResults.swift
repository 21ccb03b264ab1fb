import WindfallCore

/// Collects the outcomes of a run for reports that are written at its end.
struct RunResults {
  private(set) var outcomes: [TestOutcome] = []
  private(set) var seed: UInt64?
  private(set) var duration = 0.0
  private(set) var targets: [String] = []
  private var running: TestOutcome?
  private var flaky = FlakyTests()
  private var earlier: [TestIdentifier: [TestIssue]] = [:]

  mutating func note(_ event: TestEvent) {
    switch event {
    case .runStarted(let seed, let targets): (self.seed, self.targets) = (seed, targets)
    case .testStarted(let test): running = TestOutcome(test: test)
    case .issueRecorded(let issue) where running?.test == issue.test: running?.issues.append(issue)
    case .issueRecorded(let issue) where issue.kind.isFailure:
      outcomes.append(TestOutcome(test: issue.test, kind: .failed, issues: [issue]))
    case .output(let output): running?.output.append(output.text)
    case .testFinished(let test, let status, let duration): finish(test, status, duration)
    case .runEnded(_, let duration): self.duration = duration
    default: break
    }
  }

  private mutating func finish(_ test: TestIdentifier, _ status: TestStatus, _ duration: Double) {
    guard var outcome = running else { return }
    running = nil
    outcome.duration = duration
    guard let kind = flaky.outcome(of: test, status) else {
      earlier[test, default: []] += outcome.issues
      return
    }
    outcome.kind = kind
    if kind == .flaky { outcome.issues = (earlier[test] ?? []) + outcome.issues }
    earlier[test] = nil
    outcomes.append(outcome)
  }

  func count(_ kind: TestOutcome.Kind) -> Int { outcomes.count { $0.kind == kind } }

  func all(_ kind: TestOutcome.Kind) -> [TestOutcome] { outcomes.filter { $0.kind == kind } }

  /// One line: `70 tests: 68 passed, 1 failed, 1 flaky, 0 skipped, in 1.234 s`.
  var summary: String {
    let counts = [TestOutcome.Kind.passed, .failed, .flaky, .skipped].map { "\(count($0)) \($0.rawValue)" }
    return "\(ReportText.count(outcomes.count, "test")): \(counts.joined(separator: ", ")), in "
      + ReportText.seconds(duration)
  }
}
