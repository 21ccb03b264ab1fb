import XCTest

/// A test class that overrides
/// [defaultTestSuite](https://developer.apple.com/documentation/xctest/xctestcase/defaulttestsuite), and so decides which of
/// its tests are run.
public protocol OverridesDefaultTestSuite: XCTestCase {
  @MainActor static var defaultTestSuite: XCTestSuite { get }
}
