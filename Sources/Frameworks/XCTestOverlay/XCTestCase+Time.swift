import Foundation
import XCTest

extension XCTestCase {
  /// [executionTimeAllowance](https://developer.apple.com/documentation/xctest/xctestcase/executiontimeallowance)
  ///
  /// Holds for the running test, also where it is longer than the time that the run gives each test.
  public var executionTimeAllowance: TimeInterval {
    get {
      if let own = CurrentTest.timeAllowance, own.testCase === self { return own.seconds }
      return ProcessInfo.processInfo.environment["WINDFALL_TEST_TIMEOUT"].flatMap { Double($0) } ?? Self.noTimeout
    }
    set {
      // In whole minutes, as on iOS.
      let seconds = max(1, (newValue / 60).rounded(.up)) * 60
      CurrentTest.timeAllowance = (self, seconds)
      if CurrentTest.testCase === self { CurrentTest.recorder?.allowTime(seconds) }
    }
  }
}
