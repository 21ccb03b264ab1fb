import XCTest

@MainActor
final class MeasureTests: XCTestCase {
  override class var defaultMetrics: [XCTMetric] { [XCTCPUMetric()] }

  override class var defaultMeasureOptions: XCTMeasureOptions {
    let options = XCTMeasureOptions()
    options.iterationCount = 2
    return options
  }

  func testOwn() { measure { _ = (0..<1000).map { String($0) } } }
}
