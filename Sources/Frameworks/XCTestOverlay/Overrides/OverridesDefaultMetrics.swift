import XCTest

/// A test class that overrides
/// [defaultMetrics](https://developer.apple.com/documentation/xctest/xctestcase/defaultmetrics).
public protocol OverridesDefaultMetrics: XCTestCase {
  @MainActor static var defaultMetrics: [any XCTMetric] { get }
}
