import Foundation

/// [XCTCPUMetric](https://developer.apple.com/documentation/xctest/xctcpumetric)
///
/// Measures the time, not the cycles and instructions.
open class XCTCPUMetric: NSObject, XCTMetric {
  private let time: () -> Double
  private var start = 0.0
  private var end = 0.0

  public override convenience init() { self.init(limitingToCurrentThread: false) }

  public init(limitingToCurrentThread: Bool) {
    let figures = ProcessFigures(process: nil)
    time = limitingToCurrentThread ? { ProcessFigures.threadTime } : { figures.processorTime }
  }

  @_spi(Windfall) public init(process: @escaping () -> Int32?) {
    let figures = ProcessFigures(process: process)
    time = { figures.processorTime }
  }

  open func willBeginMeasuring() { start = time() }

  open func didStopMeasuring() { end = time() }

  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_CPU.time", displayName: "CPU Time", doubleValue: end - start,
        unitSymbol: "s")
    ]
  }
}
