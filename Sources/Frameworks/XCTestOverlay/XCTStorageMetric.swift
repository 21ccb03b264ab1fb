import Foundation

/// [XCTStorageMetric](https://developer.apple.com/documentation/xctest/xctstoragemetric)
///
/// Measures the process that runs the tests.
open class XCTStorageMetric: NSObject, XCTMetric {
  private var start = 0.0
  private var end = 0.0

  open func willBeginMeasuring() { start = ProcessFigures.bytesWritten }

  open func didStopMeasuring() { end = ProcessFigures.bytesWritten }

  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_DiskIO.logical_writes", displayName: "Disk Logical Writes",
        doubleValue: (end - start) / 1000, unitSymbol: "kB")
    ]
  }
}
