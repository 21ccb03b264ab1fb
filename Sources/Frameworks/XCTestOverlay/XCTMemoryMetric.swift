import Foundation

/// [XCTMemoryMetric](https://developer.apple.com/documentation/xctest/xctmemorymetric)
///
/// Measures the process that runs the tests.
open class XCTMemoryMetric: NSObject, XCTMetric {
  private var start = 0.0
  private var end = 0.0

  open func willBeginMeasuring() { start = ProcessFigures.physicalMemory }

  open func didStopMeasuring() { end = ProcessFigures.physicalMemory }

  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical", displayName: "Memory Physical",
        doubleValue: (end - start) / 1000, unitSymbol: "kB"),
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical_peak", displayName: "Memory Peak Physical",
        doubleValue: ProcessFigures.peakPhysicalMemory / 1000, unitSymbol: "kB"),
    ]
  }
}
