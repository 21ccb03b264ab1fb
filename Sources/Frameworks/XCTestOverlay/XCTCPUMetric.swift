import Foundation
import Glibc

/// [XCTCPUMetric](https://developer.apple.com/documentation/xctest/xctcpumetric)
///
/// Measures the time, not the cycles and instructions, of the process that runs the tests.
open class XCTCPUMetric: NSObject, XCTMetric {
  private var start = 0.0
  private var end = 0.0

  open func willBeginMeasuring() { start = Self.time }

  open func didStopMeasuring() { end = Self.time }

  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_CPU.time", displayName: "CPU Time", doubleValue: end - start,
        unitSymbol: "s")
    ]
  }

  private static var time: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
