import ObjectiveC
import XCTest

extension XCTestCase {
  /// [init(selector:)](https://developer.apple.com/documentation/xctest/xctestcase/init(selector:))
  public convenience init(selector: Selector) {
    self.init(name: selector.description) { testCase in testCase.perform(selector) }
  }
}
