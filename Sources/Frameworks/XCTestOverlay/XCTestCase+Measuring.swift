import XCTest

extension XCTestCase {
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: .default, block: block)
  }

  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    Measuring(metrics: metrics, options: options).run(block)
  }

  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }

  /// Belongs to the `measure` that is running, or else to `measureMetrics`.
  public func startMeasuring() {
    if let measuring = Measuring.current { measuring.startMeasuring() } else { startMeasuring(line: #line) }
  }

  /// Belongs to the `measure` that is running, or else to `measureMetrics`.
  public func stopMeasuring() {
    if let measuring = Measuring.current { measuring.stopMeasuring() } else { stopMeasuring(line: #line) }
  }
}
