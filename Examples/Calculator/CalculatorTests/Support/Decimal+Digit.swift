import Foundation

@testable import Calculator

extension Decimal {
  init(_ digit: Digit) {
    self.init(digit.rawValue)
  }
}
