import XCTest

/// A test class that overrides [record(_:)](https://developer.apple.com/documentation/xctest/xctestcase/record(_:)).
public protocol OverridesRecord: XCTestCase {
  @MainActor func record(_ issue: XCTIssue)
}
