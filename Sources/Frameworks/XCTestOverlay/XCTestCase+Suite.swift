import XCTest

extension XCTestCase {
  /// [defaultTestSuite](https://developer.apple.com/documentation/xctest/xctestcase/defaulttestsuite)
  ///
  /// For the pages of playgrounds; elsewhere the tool runs the tests, and this stops. The property cannot be overridden.
  public class var defaultTestSuite: XCTestSuite {
    CurrentTest.suites(for: "XCTestCase.defaultTestSuite").suite(of: self)
  }
}

extension XCTestSuite {
  /// [default](https://developer.apple.com/documentation/xctest/xctestsuite/default)
  ///
  /// For the pages of playgrounds, like `XCTestCase.defaultTestSuite`.
  public class var `default`: XCTestSuite { CurrentTest.suites(for: "XCTestSuite.default").defaultSuite }
}
