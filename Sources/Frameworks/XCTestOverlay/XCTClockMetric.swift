import Foundation

/// [XCTClockMetric](https://developer.apple.com/documentation/xctest/xctclockmetric)
open class XCTClockMetric: NSObject, XCTMetric {
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let nanoseconds = Double(endTime.absoluteTimeNanoSeconds - startTime.absoluteTimeNanoSeconds)
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic", displayName: "Clock Monotonic Time",
        doubleValue: nanoseconds / 1e9, unitSymbol: "s")
    ]
  }
}
