import XCTest

/// The calculator as a test uses it; every call asks the app anew.
final class CalculatorDriver {
  static let calculations = [("+", "10"), ("-", "6"), ("x", "16"), ("÷", "4")]
  private static let labels = (0...9).map { String($0) } + ["+", "-", "x", "÷", "=", "AC"]

  private let app = XCUIApplication()

  func launch() {
    app.launch()
  }

  func close() {
    app.terminate()
  }

  func tap(_ label: String) {
    app.buttons[label].tap()
  }

  /// The text of the only text on the screen.
  var display: String {
    app.staticTexts.element.label
  }

  /// One of the calculator's six UI tests, with a launch before and the app's end after it.
  func run(_ test: Int) {
    launch()
    switch test {
    case 1: showsDisplayAndButtons()
    case 2: entersNumber()
    case 3: calculatesInSteps()
    case 4: continuesWithResult()
    case 5: continuesWithoutEvaluating()
    default: clears()
    }
    close()
  }

  private func tap(all labels: [String], thenExpect text: String) {
    for label in labels { tap(label) }
    XCTAssertEqual(display, text)
  }

  private func showsDisplayAndButtons() {
    XCTAssertEqual(display, " ")
    XCTAssertEqual(app.buttons.count, Self.labels.count)
    for label in Self.labels { XCTAssertTrue(app.buttons[label].exists, label) }
  }

  private func entersNumber() {
    var entered = ""
    for digit in (0...9).reversed().map({ String($0) }) {
      entered += digit
      tap(all: [digit], thenExpect: entered)
    }
  }

  private func calculatesInSteps() {
    for (operation, result) in Self.calculations {
      tap(all: ["8"], thenExpect: "8")
      tap(all: [operation], thenExpect: "8")
      tap(all: ["2"], thenExpect: "2")
      tap(all: ["="], thenExpect: result)
    }
  }

  private func continuesWithResult() {
    tap(all: ["5", "+", "4", "="], thenExpect: "9")
    tap(all: ["-", "3", "="], thenExpect: "6")
  }

  private func continuesWithoutEvaluating() {
    tap(all: ["5", "+", "4", "-", "3", "="], thenExpect: "6")
  }

  private func clears() {
    tap(all: ["5", "AC"], thenExpect: " ")
    tap(all: ["5", "+", "AC"], thenExpect: " ")
    tap(all: ["5", "+", "4", "=", "AC"], thenExpect: " ")
  }
}
