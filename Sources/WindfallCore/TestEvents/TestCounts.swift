/// How many tests of a run ended in which way.
public struct TestCounts: Hashable, Sendable {
  public var passed: Int
  public var failed: Int
  public var skipped: Int

  public init(passed: Int = 0, failed: Int = 0, skipped: Int = 0) {
    self.passed = passed
    self.failed = failed
    self.skipped = skipped
  }

  public var total: Int { passed + failed + skipped }

  /// Counts one more test.
  public mutating func add(_ status: TestStatus) {
    switch status {
    case .passed: passed += 1
    case .failed: failed += 1
    case .skipped: skipped += 1
    case .retried: break
    }
  }
}
