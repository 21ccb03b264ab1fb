import Foundation

/// [XCTStorageMetric](https://developer.apple.com/documentation/xctest/xctstoragemetric)
open class XCTStorageMetric: NSObject, XCTMetric {
  private let figures: ProcessFigures
  private var start = 0.0
  private var end = 0.0

  public override init() { figures = ProcessFigures(process: nil) }

  @_spi(Windfall) public init(process: @escaping () -> Int32?) { figures = ProcessFigures(process: process) }

  open func willBeginMeasuring() { start = figures.bytesWritten }

  open func didStopMeasuring() { end = figures.bytesWritten }

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
