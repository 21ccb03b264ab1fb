import XCTest

class CalculationUITests: XCTestCase {
  private var sut: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    sut = XCUIApplication()
    sut.launch()
  }

  override func tearDown() {
    sut = nil
  }

  func testNumberEntry() {
    var entered = ""
    for label in (0...9).reversed().map({ String($0) }) {
      tap(label)
      entered += label
      verifyDisplay(entered)
    }
  }

  func testArithmeticOperationSteps() {
    let calculations = [("+", 10), ("-", 6), ("x", 16), ("÷", 4)]

    for (operation, result) in calculations {
      tap("8")
      verifyDisplay("8")
      tap(operation)
      verifyDisplay("8")
      tap("2")
      verifyDisplay("2")
      tap("=")
      verifyDisplay("\(result)")
    }
  }

  func testStartNewOperationUsingResultOfPreviousOperation() {
    tap("5", "+", "4", "=")
    verifyDisplay("9")

    tap("-", "3", "=")

    verifyDisplay("6")
  }

  func testStartNewOperationWithoutEvaluatingPreviousOperation() {
    tap("5", "+", "4")

    tap("-", "3", "=")

    verifyDisplay("6")
  }

  func testClearCalculator() {
    tap("5", "AC")
    verifyDisplay(" ")

    tap("5", "+", "AC")
    verifyDisplay(" ")

    tap("5", "+", "4", "=", "AC")
    verifyDisplay(" ")
  }
}

extension CalculationUITests {
  private func tap(_ labels: String...) {
    for label in labels {
      sut.buttons[label].tap()
    }
  }

  private func verifyDisplay(_ text: String, file: StaticString = #file, line: UInt = #line) {
    XCTAssertTrue(sut.staticTexts[text].exists, "the display does not show \(text)", file: file, line: line)
  }
}
