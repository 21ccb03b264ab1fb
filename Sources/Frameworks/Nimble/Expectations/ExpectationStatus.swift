/// What has become of an expectation.
public enum ExpectationStatus: Sendable, Equatable {
  /// No matcher has been applied.
  case pending
  case passed
  case failed
  /// Of several matchers, some matched and some did not.
  case mixed

  func adding(_ passed: Bool) -> ExpectationStatus {
    switch self {
    case .pending: passed ? .passed : .failed
    case .passed: passed ? .passed : .mixed
    case .failed: passed ? .mixed : .failed
    case .mixed: .mixed
    }
  }
}
