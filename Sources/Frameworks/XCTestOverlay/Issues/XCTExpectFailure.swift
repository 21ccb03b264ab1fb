/// [XCTExpectFailure](https://developer.apple.com/documentation/xctest/xctexpectfailure(_:options:))
///
/// A failure that was expected is printed, and does not fail the test.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
  _ = ExpectedFailures.begin(failureReason, options)
}

public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  _ = ExpectedFailures.begin(failureReason, XCTExpectedFailure.Options(enabled, strict, issueMatcher))
}

public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
) rethrows -> R {
  let expectation = ExpectedFailures.begin(failureReason, options)
  defer {
    ExpectedFailures.end(expectation)
    if let complaint = expectation.complaint { CurrentTest.record(complaint) }
  }
  return try failingBlock()
}

public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: XCTExpectedFailure.Options(enabled, strict, issueMatcher), failingBlock: failingBlock)
}

extension XCTExpectedFailure.Options {
  fileprivate convenience init(_ enabled: Bool?, _ strict: Bool?, _ issueMatcher: ((XCTIssue) -> Bool)?) {
    self.init()
    if let enabled { isEnabled = enabled }
    if let strict { isStrict = strict }
    if let issueMatcher { self.issueMatcher = issueMatcher }
  }
}
