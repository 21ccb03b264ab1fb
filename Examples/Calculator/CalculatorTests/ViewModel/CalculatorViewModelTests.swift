import XCTest

@testable import Calculator

class CalculatorViewModelTests: XCTestCase {
  private var sut: CalculatorViewModel!

  override func setUp() {
    sut = CalculatorViewModel()
  }

  override func tearDown() {
    sut = nil
  }

  func testDisplayText_isNil() {
    XCTAssertNil(sut.displayText)
  }

  // MARK: - What it is given

  func testCalculator_calculatorValueInjected_hasInjectedValue() {
    let calculator = Calculator().settingDigit(.randomNonZero)

    sut = CalculatorViewModel(calculator: calculator)

    XCTAssertEqual(sut.calculator, calculator)
  }

  func testButtonLabels_buttonConfigurationValueInjected_hasValueFromInjectedButtonConfigurationValue() {
    sut = CalculatorViewModel(buttonConfiguration: ButtonConfiguration(labels: ["1", "2", "3"]))

    XCTAssertEqual(sut.buttonLabels, ["1", "2", "3"])
  }

  func testButtonColumnCount_buttonConfigurationValueInjected_hasValueFromInjectedButtonConfigurationValue() {
    sut = CalculatorViewModel(buttonConfiguration: ButtonConfiguration(columnCount: 2))

    XCTAssertEqual(sut.buttonColumnCount, 2)
  }

  // MARK: - What it has by itself

  func testCalculator_hasNewInstance() {
    XCTAssertEqual(sut.calculator, Calculator())
  }

  func testButtonLabels_hasLabelsValueFromDecodedButtonConfiguration() {
    XCTAssertEqual(sut.buttonLabels, ButtonConfiguration.decoded.labels)
  }

  func testButtonColumnCount_hasColumnCountValueFromDecodedButtonConfiguration() {
    XCTAssertEqual(sut.buttonColumnCount, ButtonConfiguration.decoded.columnCount)
  }

  // MARK: - Buttons

  func testPerformAction_digitButtonLabelsValueInjected_setsDigitsInCalculator() {
    let digits = Digit.allCases.reversed()
    sut = CalculatorViewModel(buttonConfiguration: ButtonConfiguration(labels: digits.map(\.description)))

    for index in 0..<digits.count {
      sut.performAction(forButtonLabelIndex: index)
    }

    XCTAssertEqual(sut.calculator, digits.reduce(Calculator()) { $0.settingDigit($1) })
  }

  func testPerformAction_additionButtonLabelInjected_setsAdditionOperationInCalculator() {
    verifyAction(forLabel: "+") { $0.settingOperation(.addition) }
  }

  func testPerformAction_subtractionButtonLabelInjected_setsSubtractionOperationInCalculator() {
    verifyAction(forLabel: "-") { $0.settingOperation(.subtraction) }
  }

  func testPerformAction_multiplicationButtonLabelInjected_setsMultiplicationOperationInCalculator() {
    verifyAction(forLabel: "x") { $0.settingOperation(.multiplication) }
  }

  func testPerformAction_divisionButtonLabelInjected_setsDivisionOperationInCalculator() {
    verifyAction(forLabel: "÷") { $0.settingOperation(.division) }
  }

  func testPerformAction_evaluateButtonLabelInjected_evaluatesCalculator() {
    let calculator = Calculator().settingDigit(.six).settingOperation(.addition).settingDigit(.four)

    verifyAction(forLabel: "=", on: calculator) { $0.evaluating() }
  }

  func testPerformAction_allClearButtonLabelInjected_clearsCalculator() {
    verifyAction(forLabel: "AC") { $0.clearing() }
  }

  func testDisplayText_actionPerformedForDigitLabel_hasNumberOfCalculatorWithSameDigitSet() {
    let digit = Digit.randomNonZero
    sut = CalculatorViewModel(buttonConfiguration: ButtonConfiguration(labels: ["\(digit)"]))

    sut.performAction(forButtonLabelIndex: 0)

    XCTAssertEqual(sut.displayText, Calculator().settingDigit(digit).number.map { "\($0)" })
  }
}

extension CalculatorViewModelTests {
  /// Taps the one button of a keypad and compares the calculator with what the action should have made of it.
  private func verifyAction(
    forLabel label: String, on calculator: Calculator = Calculator().settingDigit(.randomNonZero),
    file: StaticString = #file, line: UInt = #line, gives action: (Calculator) -> Calculator
  ) {
    sut = CalculatorViewModel(calculator: calculator, buttonConfiguration: ButtonConfiguration(labels: [label]))

    sut.performAction(forButtonLabelIndex: 0)

    XCTAssertEqual(sut.calculator, action(calculator), file: file, line: line)
  }
}
