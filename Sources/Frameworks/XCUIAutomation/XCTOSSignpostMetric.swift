import Foundation
import XCTestOverlay

/// [XCTOSSignpostMetric](https://developer.apple.com/documentation/xctest/xctossignpostmetric)
///
/// Without the metrics of signposts that an app writes.
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
  public static var applicationLaunch: XCTOSSignpostMetric { XCTOSSignpostMetric(XCTApplicationLaunchMetric()) }

  private let metric: any XCTMetric

  private init(_ metric: any XCTMetric) { self.metric = metric }

  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] { try metric.reportMeasurements(from: startTime, to: endTime) }
}
