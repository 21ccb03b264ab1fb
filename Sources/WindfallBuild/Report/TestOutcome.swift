import WindfallCore

/// How a test ended, with all that is known of it; what happened outside of tests stands for its class or target.
struct TestOutcome {
  enum Kind: String, CaseIterable, Codable {
    case failed
    /// It passed, but only when it was run again.
    case flaky
    case passed
    case skipped
  }

  var test: TestIdentifier
  var kind = Kind.passed
  var duration = 0.0
  /// Those of its last run; of a flaky one, those of the runs before.
  var issues: [TestIssue] = []
  var output: [String] = []

  /// What decides.
  var failures: [TestIssue] { issues.filter(\.kind.isFailure) }
}
