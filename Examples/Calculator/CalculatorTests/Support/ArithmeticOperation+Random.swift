@testable import Calculator

extension ArithmeticOperation {
  /// Any operation, for tests in which it does not matter which.
  static var random: ArithmeticOperation {
    allCases.randomElement() ?? .addition
  }
}
