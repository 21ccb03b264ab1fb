@testable import Calculator

extension Digit {
  /// Any digit but zero, for tests in which it does not matter which.
  static var randomNonZero: Digit {
    allCases.filter { $0 != .zero }.randomElement() ?? .one
  }
}
