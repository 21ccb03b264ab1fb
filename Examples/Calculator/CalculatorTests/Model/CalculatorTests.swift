import XCTest

@testable import Calculator

class CalculatorTests: XCTestCase {
  private var sut: Calculator!

  override func setUp() {
    sut = Calculator()
  }

  override func tearDown() {
    sut = nil
  }

  func testNumber_isNil() {
    XCTAssertNil(sut.number)
  }

  // MARK: - Digits

  func testSetDigitWithNonZeroDigit_createsNumberWithNewDigit() {
    sut.setDigit(.five)

    XCTAssertEqual(sut.number, 5)
  }

  func testSetDigitWithNonZeroDigit_nonZeroDigitSet_appendsNewDigitToExistingNumber() {
    sut.setDigit(.seven)

    sut.setDigit(.five)

    XCTAssertEqual(sut.number, 75)
  }

  func testSetDigitWithZero_hasNilNumber() {
    sut.setDigit(.zero)

    XCTAssertNil(sut.number)
  }

  func testSetDigitWithZero_nonZeroDigitSet_appendsZeroToExistingNumber() {
    sut.setDigit(.six)

    sut.setDigit(.zero)

    XCTAssertEqual(sut.number, 60)
  }

  // MARK: - Operations

  func testSetOperation_nonZeroDigitSet_hasUnchangedNumber() {
    sut.setDigit(.nine)

    sut.setOperation(.random)

    XCTAssertEqual(sut.number, 9)
  }

  func testSetNonZeroDigit_nonZeroDigitAndOperationSet_hasNumberWithNewDigit() {
    sut = sut.settingDigit(.randomNonZero).settingOperation(.random)

    sut.setDigit(.three)

    XCTAssertEqual(sut.number, 3)
  }

  func testEvaluate_firstNonZeroDigitAndAdditionOperationAndSecondNonZeroDigitSet_hasNumberWithResultOfAddition() {
    verifyEvaluatingOperation(.addition) { $0 + $1 }
  }

  // swift-format-ignore
  func testEvaluate_firstNonZeroDigitAndSubtractionOperationAndSecondNonZeroDigitSet_hasNumberWithResultOfSubtraction() {
    verifyEvaluatingOperation(.subtraction) { $0 - $1 }
  }

  // swift-format-ignore
  func testEvaluate_firstNonZeroDigitAndMultiplicationOperationAndSecondNonZeroDigitSet_hasNumberWithResultOfMultiplication() {
    verifyEvaluatingOperation(.multiplication) { $0 * $1 }
  }

  func testEvaluate_firstNonZeroDigitAndDivisionOperationAndSecondNonZeroDigitSet_hasNumberWithResultOfDivision() {
    verifyEvaluatingOperation(.division) { $0 / $1 }
  }

  // MARK: - Chains

  func testSetOperationAndNonZeroDigitAndEvaluate_previousOperationEvaluated_usesPreviousResultForNewOperation() {
    sut = sut.settingDigit(.five).settingOperation(.multiplication).settingDigit(.six).evaluating()

    sut.setOperation(.division)
    sut.setDigit(.three)
    sut.evaluate()

    XCTAssertEqual(sut.number, 10)
  }

  // swift-format-ignore
  func testSetOperationAndNonZeroDigitAndEvaluate_nonZeroDigitAndOperationAndNonZeroDigitSet_evaluatesPreviousOperationAndUsesResultForNewOperation() {
    sut = sut.settingDigit(.eight).settingOperation(.addition).settingDigit(.two)

    sut.setOperation(.multiplication)
    sut.setDigit(.three)
    sut.evaluate()

    XCTAssertEqual(sut.number, 30)
  }

  // MARK: - Clearing

  func testAllClear_nonZeroDigitSet_hasNilNumber() {
    sut.setDigit(.randomNonZero)

    sut.allClear()

    XCTAssertNil(sut.number)
  }

  func testAllClear_nonZeroDigitAndOperationSet_hasNilNumber() {
    sut = sut.settingDigit(.randomNonZero).settingOperation(.random)

    sut.allClear()

    XCTAssertNil(sut.number)
  }

  func testAllClear_operationEvaluated_hasNilNumber() {
    sut = sut.settingDigit(.randomNonZero).settingOperation(.random).settingDigit(.randomNonZero).evaluating()

    sut.allClear()

    XCTAssertNil(sut.number)
  }
}

extension CalculatorTests {
  /// Works out `8 operation 4` and compares the result with what Swift makes of it.
  private func verifyEvaluatingOperation(
    _ operation: ArithmeticOperation, file: StaticString = #file, line: UInt = #line,
    action: (Decimal, Decimal) -> Decimal
  ) {
    let first = Digit.eight
    let second = Digit.four
    sut = sut.settingDigit(first).settingOperation(operation).settingDigit(second)

    sut.evaluate()

    XCTAssertEqual(sut.number, action(Decimal(first), Decimal(second)), file: file, line: line)
  }
}
