import Foundation

/// [XCTMemoryMetric](https://developer.apple.com/documentation/xctest/xctmemorymetric)
open class XCTMemoryMetric: NSObject, XCTMetric {
  private let figures: ProcessFigures
  private var start = 0.0
  private var end = 0.0

  public override init() { figures = ProcessFigures(process: nil) }

  @_spi(Windfall) public init(process: @escaping () -> Int32?) { figures = ProcessFigures(process: process) }

  open func willBeginMeasuring() { start = figures.physicalMemory }

  open func didStopMeasuring() { end = figures.physicalMemory }

  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical", displayName: "Memory Physical",
        doubleValue: (end - start) / 1000, unitSymbol: "kB"),
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical_peak", displayName: "Memory Peak Physical",
        doubleValue: figures.peakPhysicalMemory / 1000, unitSymbol: "kB"),
    ]
  }
}
