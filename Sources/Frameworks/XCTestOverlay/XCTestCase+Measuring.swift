import XCTest

extension XCTestCase {
  /// Takes the place of XCTest's own, which on Linux fails a test whose times vary by more than a tenth.
  public func measure(_ block: () -> Void) { measure(options: .default, block: block) }

  /// Takes the place of XCTest's own; there is one metric.
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) {
    let options = XCTMeasureOptions.default
    if !automaticallyStartMeasuring { options.invocationOptions = .manuallyStart }
    measure(options: options, block: block)
  }

  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: .default, block: block)
  }

  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    Measuring(metrics: metrics, options: options).run(block)
  }

  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }

  public func startMeasuring() {
    guard let measuring = Measuring.current else {
      return CurrentTest.record("startMeasuring was called outside of the block of measure")
    }
    measuring.startMeasuring()
  }

  public func stopMeasuring() {
    guard let measuring = Measuring.current else {
      return CurrentTest.record("stopMeasuring was called outside of the block of measure")
    }
    measuring.stopMeasuring()
  }
}
