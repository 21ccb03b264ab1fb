import XCTest

extension XCTWaiter {
  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation], file: StaticString = #file, line: Int = #line
  ) -> XCTWaiter.Result {
    wait(for: expectations, timeout: XCTestCase.noTimeout, file: file, line: line)
  }

  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool, file: StaticString = #file, line: Int = #line
  ) -> XCTWaiter.Result {
    wait(for: expectations, timeout: XCTestCase.noTimeout, enforceOrder: enforceOrder, file: file, line: line)
  }

  @discardableResult
  public class func wait(
    for expectations: [XCTestExpectation], file: StaticString = #file, line: Int = #line
  ) -> XCTWaiter.Result {
    wait(for: expectations, timeout: XCTestCase.noTimeout, file: file, line: line)
  }

  @discardableResult
  public class func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool, file: StaticString = #file, line: Int = #line
  ) -> XCTWaiter.Result {
    wait(for: expectations, timeout: XCTestCase.noTimeout, enforceOrder: enforceOrder, file: file, line: line)
  }

  @discardableResult
  public func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
  ) async -> XCTWaiter.Result {
    await fulfillment(
      of: expectations, timeout: XCTestCase.noTimeout, enforceOrder: enforceOrder, file: file, line: line)
  }

  @discardableResult
  public class func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
  ) async -> XCTWaiter.Result {
    await fulfillment(
      of: expectations, timeout: XCTestCase.noTimeout, enforceOrder: enforceOrder, file: file, line: line)
  }
}
