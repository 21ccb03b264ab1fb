import WindfallCore

/// Tells tests that passed only when they were run again from those that passed.
struct FlakyTests {
  private var retried: Set<TestIdentifier> = []

  /// Takes the end of a test; answers whether it is flaky.
  mutating func finish(_ test: TestIdentifier, _ status: TestStatus) -> Bool {
    if status == .retried {
      retried.insert(test)
      return false
    }
    return retried.remove(test) != nil && status == .passed
  }

  /// Takes the end of a test; answers how it ended, and nil where it runs again.
  mutating func outcome(of test: TestIdentifier, _ status: TestStatus) -> TestOutcome.Kind? {
    let isFlaky = finish(test, status)
    return switch status {
    case .passed: isFlaky ? .flaky : .passed
    case .failed: .failed
    case .skipped: .skipped
    case .retried: nil
    }
  }
}
