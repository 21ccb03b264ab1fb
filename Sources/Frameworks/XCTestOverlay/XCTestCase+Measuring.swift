import XCTest

extension XCTestCase {
  /// Takes the place of XCTest's own, which on Linux fails a test whose times vary by more than a tenth.
  public func measure(_ block: () -> Void) { measure(options: ownOptions, block: block) }

  /// Takes the place of XCTest's own; there is one metric.
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) {
    let options = XCTMeasureOptions.default
    if !automaticallyStartMeasuring { options.invocationOptions = .manuallyStart }
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }

  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: ownOptions, block: block)
  }

  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    Measuring(metrics: metrics, options: options).run(block)
  }

  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: ownMetrics, options: options, block: block)
  }

  private var ownMetrics: [any XCTMetric] {
    guard let type = type(of: self) as? any OverridesDefaultMetrics.Type else { return Self.defaultMetrics }
    nonisolated(unsafe) var metrics: [any XCTMetric] = []
    // Only synchronous code can measure, and XCTest calls it on the main thread.
    MainActor.assumeIsolated { metrics = type.defaultMetrics }
    return metrics
  }

  private var ownOptions: XCTMeasureOptions {
    guard let type = type(of: self) as? any OverridesDefaultMeasureOptions.Type else {
      return Self.defaultMeasureOptions
    }
    nonisolated(unsafe) var options = XCTMeasureOptions.default
    MainActor.assumeIsolated { options = type.defaultMeasureOptions }
    return options
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
