import XCTest

extension XCTestCase {
  /// Far beyond any test's time allowance, which ends the wait first.
  static let noTimeout: TimeInterval = 365 * 24 * 3600

  public func wait(for expectations: [XCTestExpectation], file: StaticString = #filePath, line: Int = #line) {
    wait(for: expectations, timeout: Self.noTimeout, file: file, line: line)
  }

  public func wait(
    for expectations: [XCTestExpectation], enforceOrder enforceOrderOfFulfillment: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) {
    wait(
      for: expectations, timeout: Self.noTimeout, enforceOrder: enforceOrderOfFulfillment, file: file, line: line)
  }

  public func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder enforceOrderOfFulfillment: Bool = false,
    file: StaticString = #filePath, line: Int = #line
  ) async {
    await fulfillment(
      of: expectations, timeout: Self.noTimeout, enforceOrder: enforceOrderOfFulfillment, file: file, line: line)
  }
}
