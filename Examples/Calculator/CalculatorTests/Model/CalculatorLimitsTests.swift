import XCTest

@testable import Calculator

/// What the calculator does where arithmetic, or the room for digits, ends.
class CalculatorLimitsTests: XCTestCase {
  private let longest = String(repeating: "9", count: Calculator.maximumDigitCount)

  func testEvaluate_divisionByZero_fails() {
    let sut = Calculator().settingDigit(.eight).settingOperation(.division).settingDigit(.zero).evaluating()

    XCTAssertTrue(sut.hasFailed)
    XCTAssertNil(sut.number)
  }

  func testSetOperation_divisionByZeroPending_fails() {
    let sut = Calculator().settingDigits("8").settingOperation(.division).settingDigit(.zero)
      .settingOperation(.addition)

    XCTAssertTrue(sut.hasFailed)
    XCTAssertNil(sut.number)
  }

  func testEvaluate_resultBeyondDecimal_fails() {
    var sut = Calculator().settingDigits(longest)

    for _ in 1...12 where !sut.hasFailed {
      sut = sut.settingOperation(.multiplication).settingDigits(longest).evaluating()
    }

    XCTAssertTrue(sut.hasFailed)
    XCTAssertNil(sut.number)
  }

  func testSetOperation_failed_isIgnored() {
    let failed = Calculator().settingDigit(.one).settingOperation(.division).settingDigit(.zero).evaluating()

    XCTAssertEqual(failed.settingOperation(.random), failed)
    XCTAssertEqual(failed.evaluating(), failed)
  }

  func testSetDigit_failed_startsNewNumber() {
    let failed = Calculator().settingDigit(.one).settingOperation(.division).settingDigit(.zero).evaluating()

    XCTAssertEqual(failed.settingDigit(.four), Calculator().settingDigit(.four))
  }

  func testAllClear_failed_isLikeNew() {
    let failed = Calculator().settingDigit(.one).settingOperation(.division).settingDigit(.zero).evaluating()

    XCTAssertEqual(failed.clearing(), Calculator())
  }

  func testSetDigit_numberOfMaximumLength_isIgnored() {
    let sut = Calculator().settingDigits(longest)

    XCTAssertEqual(sut.settingDigit(.one), sut)
    XCTAssertEqual(sut.number, Decimal(string: longest))
  }

  func testEvaluate_zeroOperand_isUsed() {
    let sut = Calculator().settingDigit(.seven).settingOperation(.multiplication).settingDigit(.zero).evaluating()

    XCTAssertEqual(sut.number, 0)
  }

  func testSetDigit_zeroOperand_replacesZero() {
    let sut = Calculator().settingDigit(.seven).settingOperation(.addition).settingDigit(.zero).settingDigit(.two)

    XCTAssertEqual(sut.number, 2)
  }

  func testSetOperation_operationSet_replacesOperation() {
    let sut = Calculator().settingDigit(.nine).settingOperation(.addition).settingOperation(.subtraction)
      .settingDigit(.four).evaluating()

    XCTAssertEqual(sut.number, 5)
  }
}
