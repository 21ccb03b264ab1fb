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

/// The samples of one metric that a test measured.
public struct TestMeasurement: Hashable, Sendable {
  public var test: TestIdentifier
  /// What was measured, such as `Wall Clock Time`.
  public var metric: String
  /// The unit of the samples, such as `s`.
  public var unit: String
  /// One value per repetition, in the order taken.
  public var samples: [Double]

  public init(test: TestIdentifier, metric: String, unit: String, samples: [Double]) {
    self.test = test
    self.metric = metric
    self.unit = unit
    self.samples = samples
  }
}

/// How a test ended.
public enum TestStatus: String, CaseIterable, Hashable, Sendable {
  case passed, failed, skipped
  /// It failed and is run again, which decides.
  case retried
}
