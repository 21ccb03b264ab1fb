import XCTestOverlay

/// A metric that there is nothing to measure with: animations take no time, and signposts are not kept.
final class UnsupportedMetric: XCTMetric {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private let name: String

  init(name: String) { self.name = name }

  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    throw Problem(description: "\(name) is not supported")
  }
}

/// An audit of which nothing can be made.
struct UnsupportedAudit: Error, CustomStringConvertible {
  let names: [String]

  var description: String {
    "performAccessibilityAudit(for:) is not supported for \(names.joined(separator: ", "))"
  }
}
