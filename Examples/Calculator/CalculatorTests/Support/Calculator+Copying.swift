@testable import Calculator

/// The calculator's steps as functions that leave the original alone, so that a test can put them in a row.
extension Calculator {
  func settingDigit(_ digit: Digit) -> Calculator {
    changed { $0.setDigit(digit) }
  }

  /// Enters a whole number, digit by digit.
  func settingDigits(_ text: String) -> Calculator {
    text.compactMap(\.wholeNumberValue).compactMap(Digit.init).reduce(self) { $0.settingDigit($1) }
  }

  func settingOperation(_ operation: ArithmeticOperation) -> Calculator {
    changed { $0.setOperation(operation) }
  }

  func evaluating() -> Calculator {
    changed { $0.evaluate() }
  }

  func clearing() -> Calculator {
    changed { $0.allClear() }
  }

  private func changed(by change: (inout Calculator) -> Void) -> Calculator {
    var copy = self
    change(&copy)
    return copy
  }
}
