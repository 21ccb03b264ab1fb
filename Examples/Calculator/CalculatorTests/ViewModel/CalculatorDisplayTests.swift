import XCTest

@testable import Calculator

/// What the display shows when a number is unusual.
class CalculatorDisplayTests: XCTestCase {
  private let longest = String(repeating: "9", count: Calculator.maximumDigitCount)

  func testDisplayText_divisionByZero_isError() {
    XCTAssertEqual(text("8", .division, "0"), "Error")
  }

  func testDisplayText_zeroResult_isZero() {
    XCTAssertEqual(text("8", .subtraction, "8"), "0")
  }

  func testDisplayText_negativeResult_hasSign() {
    XCTAssertEqual(text("3", .subtraction, "8"), "-5")
  }

  func testDisplayText_longestEntry_isShownInFull() {
    let sut = CalculatorViewModel(calculator: Calculator().settingDigits(longest))

    XCTAssertEqual(sut.displayText, longest)
  }

  func testDisplayText_exactFraction_isShownInFull() {
    XCTAssertEqual(text("1", .division, "8"), "0.125")
  }

  func testDisplayText_endlessFraction_isRoundedToFit() {
    XCTAssertEqual(text("8", .division, "3"), "2.66666666666667")
  }

  func testDisplayText_verySmallResult_hasPowerOfTen() {
    XCTAssertEqual(text("2", .division, "300000000000"), "6.6666666667e-12")
  }

  func testDisplayText_veryLargeResult_hasPowerOfTen() {
    XCTAssertEqual(text("123456789012345", .multiplication, "1000000"), "1.23456789012e20")
  }

  func testDisplayText_roundingUpToNextPowerOfTen_hasThatPower() {
    XCTAssertEqual(text(longest, .multiplication, longest), "1e30")
  }

  func testDisplayText_anyCalculation_fits() {
    for operation in ArithmeticOperation.allCases {
      for (first, second) in [(longest, longest), ("1", longest), (longest, "1"), ("7", "123456789")] {
        let text = text(first, operation, second)
        XCTAssertLessThanOrEqual(text?.count ?? 0, NumberText.maximumLength, text ?? "")
      }
    }
  }
}

extension CalculatorDisplayTests {
  private func text(_ first: String, _ operation: ArithmeticOperation, _ second: String) -> String? {
    let calculator = Calculator().settingDigits(first).settingOperation(operation).settingDigits(second)
    return CalculatorViewModel(calculator: calculator.evaluating()).displayText
  }
}
