import Foundation
import XCTestOverlay

/// [XCTApplicationLaunchMetric](https://developer.apple.com/documentation/xctest/xctapplicationlaunchmetric)
///
/// Measures from the request to start the process to its first frame, after which the app is responsive.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public override init() {}

  public init(waitUntilResponsive: Bool) {}

  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let span = startTime.absoluteTimeNanoSeconds...endTime.absoluteTimeNanoSeconds
    let launches = MainActor.assumeIsolated { AppSession.shared.launches }
    return launches.filter { span.contains($0.end) }.map { launch in
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_ApplicationLaunch", displayName: "Duration (AppLaunch)",
        doubleValue: launch.seconds, unitSymbol: "s")
    }
  }
}
