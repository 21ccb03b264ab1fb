import XCTest

extension XCTestCase {
  /// [defaultTestSuite](https://developer.apple.com/documentation/xctest/xctestcase/defaulttestsuite)
  ///
  /// For the pages of playgrounds, and for specs, which a test may run with it; elsewhere the tool runs the tests, and
  /// this stops. The property cannot be overridden.
  public class var defaultTestSuite: XCTestSuite {
    if CurrentTest.suiteSource == nil, let specs = self as? any TestListing.Type { return ListedSuite(of: specs) }
    return CurrentTest.suites(for: "XCTestCase.defaultTestSuite").suite(of: self)
  }
}

extension XCTestSuite {
  /// [default](https://developer.apple.com/documentation/xctest/xctestsuite/default)
  ///
  /// For the pages of playgrounds, like `XCTestCase.defaultTestSuite`.
  public class var `default`: XCTestSuite { CurrentTest.suites(for: "XCTestSuite.default").defaultSuite }
}
