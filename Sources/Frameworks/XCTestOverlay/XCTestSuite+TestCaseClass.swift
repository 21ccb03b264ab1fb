import XCTest

extension XCTestSuite {
  /// [init(forTestCaseClass:)](https://developer.apple.com/documentation/xctest/xctestsuite/init(fortestcaseclass:))
  public convenience init(forTestCaseClass testCaseClass: AnyClass) {
    self.init(name: String(describing: testCaseClass))
    guard let type = testCaseClass as? XCTestCase.Type else { return }
    for test in CurrentTest.suite(of: type, for: "XCTestSuite(forTestCaseClass:)").tests { addTest(test) }
  }
}
