import Foundation
import XCTestOverlay

/// [XCTOSSignpostMetric](https://developer.apple.com/documentation/xctest/xctossignpostmetric)
///
/// Of the metrics there is that of the launch: another one fails the test that measures with it, and names itself.
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
  public static var applicationLaunch: XCTOSSignpostMetric { XCTOSSignpostMetric(XCTApplicationLaunchMetric()) }

  public static var scrollDecelerationMetric: any XCTMetric { unsupported("scrollDecelerationMetric") }
  public static var scrollDraggingMetric: any XCTMetric { unsupported("scrollDraggingMetric") }
  public static var scrollingAndDecelerationMetric: any XCTMetric { unsupported("scrollingAndDecelerationMetric") }
  public static var navigationTransitionMetric: any XCTMetric { unsupported("navigationTransitionMetric") }
  public static var customNavigationTransitionMetric: any XCTMetric { unsupported("customNavigationTransitionMetric") }

  private let metric: any XCTMetric

  private init(_ metric: any XCTMetric) { self.metric = metric }

  public convenience init(subsystem: String, category: String, name: String) {
    self.init(UnsupportedMetric(name: "XCTOSSignpostMetric(subsystem:category:name:)"))
  }

  private static func unsupported(_ name: String) -> XCTOSSignpostMetric {
    XCTOSSignpostMetric(UnsupportedMetric(name: "XCTOSSignpostMetric.\(name)"))
  }

  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] { try metric.reportMeasurements(from: startTime, to: endTime) }
}
