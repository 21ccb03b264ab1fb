import XCTest

/// A test class that overrides
/// [defaultMeasureOptions](https://developer.apple.com/documentation/xctest/xctestcase/defaultmeasureoptions).
public protocol OverridesDefaultMeasureOptions: XCTestCase {
  @MainActor static var defaultMeasureOptions: XCTMeasureOptions { get }
}
