/// How a test ended.
public enum TestStatus: String, CaseIterable, Hashable, Sendable {
  case passed, failed, skipped
  /// It failed and is run again, which decides.
  case retried
}
