import Foundation
import Glibc

/// [XCTPerformanceMeasurementTimestamp](https://developer.apple.com/documentation/xctest/xctperformancemeasurementtimestamp)
open class XCTPerformanceMeasurementTimestamp: NSObject {
  /// On Linux, the same as `absoluteTimeNanoSeconds`.
  public let absoluteTime: UInt64
  public let absoluteTimeNanoSeconds: UInt64
  public let date: Date

  public init(absoluteTime: UInt64, date: Date) {
    self.absoluteTime = absoluteTime
    absoluteTimeNanoSeconds = absoluteTime
    self.date = date
  }

  public override convenience init() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    self.init(absoluteTime: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec), date: Date())
  }
}
