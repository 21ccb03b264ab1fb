import Foundation

/// [XCTMetric](https://developer.apple.com/documentation/xctest/xctmetric)
public protocol XCTMetric: AnyObject {
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]
  func willBeginMeasuring()
  func didStopMeasuring()
}

extension XCTMetric {
  public func willBeginMeasuring() {}
  public func didStopMeasuring() {}
}
