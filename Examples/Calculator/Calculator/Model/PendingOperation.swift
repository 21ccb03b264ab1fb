import Foundation

/// An operation that still waits for its second number.
struct PendingOperation: Equatable {
  let number: Decimal
  var operation: ArithmeticOperation

  /// The result, or `nil` where there is none: a division by zero, or a number beyond what `Decimal` holds.
  func result(with second: Decimal) -> Decimal? {
    let result: Decimal
    switch operation {
    case .addition: result = number + second
    case .subtraction: result = number - second
    case .multiplication: result = number * second
    case .division:
      guard second != 0 else { return nil }
      result = number / second
    }
    return result.isNaN ? nil : result
  }
}
