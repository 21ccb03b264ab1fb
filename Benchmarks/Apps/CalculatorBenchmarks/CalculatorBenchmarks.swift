import XCTest

/// What `Examples/Calculator` takes: launches, steps, single tests and the whole suite of six.
final class CalculatorBenchmarks: XCTestCase {
  private static let launchCount = 15
  private static let stepRounds = 6
  private static let throughputSeconds = 3.0
  private static let suiteCount = 3

  private let calculator = CalculatorDriver()

  override func setUp() {
    continueAfterFailure = false
  }

  func testCalculator() throws {
    var figures = launches()
    figures.merge(steps()) { _, new in new }
    figures["test5_per_s"] = throughput()
    figures["suite_warm_ms"] = suites()
    try Results.write(figures, as: "calculator")
  }

  private func launches() -> [String: Any] {
    var launches = Timings()
    var closings = Timings()
    for _ in 0..<Self.launchCount {
      let display = launches.measure {
        calculator.launch()
        return calculator.display
      }
      XCTAssertEqual(display, " ")
      closings.measure { calculator.close() }
    }
    return [
      "launch_ms": launches.withoutFirst.report, "launch_first_ms": launches.first, "close_ms": closings.report,
    ]
  }

  /// Finds a button, taps it and reads the display anew.
  private func steps() -> [String: Any] {
    var steps = Timings()
    calculator.launch()
    for _ in 0..<Self.stepRounds {
      for (operation, result) in CalculatorDriver.calculations {
        for (label, expected) in [("8", "8"), (operation, "8"), ("2", "2"), ("=", result)] {
          let display = steps.measure {
            calculator.tap(label)
            return calculator.display
          }
          XCTAssertEqual(display, expected)
        }
      }
    }
    calculator.close()
    return ["step_ms": steps.report, "step_first_ms": steps.first]
  }

  /// How often the fifth test runs in a second, with its launch and its end.
  private func throughput() -> Double {
    calculator.run(5)
    let start = DispatchTime.now().uptimeNanoseconds
    var count = 0
    var seconds = 0.0
    while seconds < Self.throughputSeconds {
      calculator.run(5)
      count += 1
      seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }
    return Double(count) / seconds
  }

  private func suites() -> [String: Double] {
    var suites = Timings()
    for _ in 0..<Self.suiteCount {
      suites.measure {
        for test in 1...6 { calculator.run(test) }
      }
    }
    return suites.report
  }
}
