import XCTest

/// Finding, tapping and counting among 100, 1,000 and 10,000 buttons.
final class ButtonWallBenchmarks: XCTestCase {
  private static let tapCount = 7

  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
  }

  override func tearDown() {
    app.terminate()
  }

  func testScale() throws {
    var figures: [String: Any] = [:]
    for count in [100, 1000, 10000] { figures[String(count)] = measure(buttons: count) }
    try Results.write(figures, as: "scale")
  }

  private func measure(buttons count: Int) -> [String: Any] {
    var launch = Timings()
    var taps = Timings()
    var counts = Timings()
    app.launchEnvironment["BUTTON_COUNT"] = String(count)
    let display = launch.measure {
      app.launch()
      return self.display
    }
    XCTAssertEqual(display, " ")
    let last = "b\(count)"
    for _ in 0..<Self.tapCount {
      let display = taps.measure {
        app.buttons[last].tap()
        return self.display
      }
      XCTAssertEqual(display, last)
      XCTAssertEqual(counts.measure { app.buttons.count }, count)
      // Another one, so that the next tap changes the display again.
      app.buttons["b1"].tap()
    }
    app.terminate()
    return [
      "build_ms": launch.first, "tap_last_ms": taps.report, "tap_last_first_ms": taps.first,
      "count_ms": counts.report,
    ]
  }

  private var display: String {
    app.staticTexts.element.label
  }
}
