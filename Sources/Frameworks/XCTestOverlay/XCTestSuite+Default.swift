import XCTest

extension XCTestSuite {
  /// [default](https://developer.apple.com/documentation/xctest/xctestsuite/default)
  ///
  /// For the pages of playgrounds, which run tests themselves; elsewhere the tool does, and this stops.
  public class var `default`: XCTestSuite { CurrentTest.suites(for: "XCTestSuite.default").defaultSuite }
}
