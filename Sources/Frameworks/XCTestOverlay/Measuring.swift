import XCTest

/// One call of `measure`: runs the block once to warm up and then as often as the options say.
final class Measuring {
  /// The call that is running; only the thread that runs the tests uses it.
  nonisolated(unsafe) static var current: Measuring?

  private struct Series {
    let name: String
    let unit: String
    var values: [Double] = []
  }

  private let metrics: [any XCTMetric]
  private let options: XCTMeasureOptions
  private var series: [(identifier: String, series: Series)] = []
  private var start: XCTPerformanceMeasurementTimestamp?
  private var hasStopped = false
  private var isRecorded = false

  init(metrics: [any XCTMetric], options: XCTMeasureOptions) {
    self.metrics = metrics
    self.options = options
  }

  func run(_ block: () -> Void) {
    guard Self.current == nil else {
      CurrentTest.record("measure cannot be called inside the block of another measure")
      return
    }
    Self.current = self
    defer { Self.current = nil }
    for iteration in 0...max(options.iterationCount, 1) {
      isRecorded = iteration > 0
      start = nil
      hasStopped = false
      if !options.invocationOptions.contains(.manuallyStart) { startMeasuring() }
      block()
      // Who starts a measurement may end it as well; else it ends with the block.
      if !options.invocationOptions.contains(.manuallyStop), !hasStopped { stopMeasuring() }
    }
    report()
  }

  func startMeasuring() {
    metrics.forEach { $0.willBeginMeasuring() }
    start = XCTPerformanceMeasurementTimestamp()
  }

  func stopMeasuring() {
    guard let start else { return CurrentTest.record("stopMeasuring was called before startMeasuring") }
    let end = XCTPerformanceMeasurementTimestamp()
    metrics.forEach { $0.didStopMeasuring() }
    self.start = nil
    hasStopped = true
    guard isRecorded else { return }
    for metric in metrics {
      do {
        for measurement in try metric.reportMeasurements(from: start, to: end) { add(measurement) }
      } catch {
        CurrentTest.record("\(type(of: metric)) could not measure: \(error)")
      }
    }
  }

  private func add(_ measurement: XCTPerformanceMeasurement) {
    let index: Int
    if let known = series.firstIndex(where: { $0.identifier == measurement.identifier }) {
      index = known
    } else {
      index = series.count
      series.append((measurement.identifier, Series(name: measurement.displayName, unit: measurement.unitSymbol)))
    }
    series[index].series.values.append(measurement.doubleValue)
  }

  private func report() {
    for (_, series) in series {
      if let recorder = CurrentTest.recorder {
        recorder.measured(series.name, unit: series.unit, values: series.values)
      } else {
        print("measured [\(series.name), \(series.unit)] values: \(series.values)")
      }
    }
  }
}
