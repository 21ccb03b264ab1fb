/// The failures that the running test has said to expect.
///
/// Only the thread that runs the tests adds to them; failures of other threads are matched as well.
@_spi(Windfall) public enum ExpectedFailures {
  /// One call of `XCTExpectFailure` that is in force.
  final class Expectation {
    let reason: String?
    let options: XCTExpectedFailure.Options
    var isMatched = false

    init(reason: String?, options: XCTExpectedFailure.Options) {
      self.reason = reason
      self.options = options
    }

    /// What is wrong at the end; nil when all is as it was said.
    var complaint: String? {
      guard options.isEnabled, options.isStrict, !isMatched else { return nil }
      return "Expected failure but none recorded" + (reason.map { ": \($0)" } ?? "")
    }
  }

  nonisolated(unsafe) private static var expectations: [Expectation] = []

  static func begin(_ reason: String?, _ options: XCTExpectedFailure.Options) -> Expectation {
    let expectation = Expectation(reason: reason, options: options)
    expectations.append(expectation)
    return expectation
  }

  static func end(_ expectation: Expectation) {
    expectations.removeAll { $0 === expectation }
  }

  /// Whether the issue was expected, by the latest expectation that matches it; the reason goes with it.
  public static func match(_ issue: XCTIssue) -> (isExpected: Bool, reason: String?) {
    for expectation in expectations.reversed()
    where expectation.options.isEnabled && expectation.options.issueMatcher(issue) {
      expectation.isMatched = true
      return (true, expectation.reason)
    }
    return (false, nil)
  }

  /// Ends all that is in force, at the end of a test, and returns what did not happen though it was expected.
  public static func endAll() -> [String] {
    defer { expectations = [] }
    return expectations.compactMap(\.complaint)
  }
}
