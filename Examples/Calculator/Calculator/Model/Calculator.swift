import Foundation

/// Takes digits and operations in the order in which their buttons are tapped, and works out the result.
struct Calculator: Equatable {
  /// The longest number that can be entered: as many digits as the display has room for. `Decimal` holds 38.
  static let maximumDigitCount = 15

  private var entry: Decimal?
  private var pending: PendingOperation?
  private var result: Decimal?

  /// Whether the last calculation had no result. The next digit, or clearing, starts afresh.
  private(set) var hasFailed = false

  /// What is being looked at: the number being entered, or else the first number of an operation, or else the result.
  var number: Decimal? { entry ?? pending?.number ?? result }

  /// Appends a digit to the number being entered. A number does not start with zero, unless it is an operand.
  mutating func setDigit(_ digit: Digit) {
    hasFailed = false
    guard entry != nil || pending != nil || digit != .zero else { return }
    let digits = entry.flatMap { $0.isZero ? nil : "\($0)" } ?? ""
    guard digits.count < Self.maximumDigitCount else { return }
    entry = Decimal(string: "\(digits)\(digit)")
  }

  /// Chooses what to do next with the number so far; an operation that is complete is carried out first.
  mutating func setOperation(_ operation: ArithmeticOperation) {
    if entry == nil, pending != nil {
      pending?.operation = operation
      return
    }
    guard let latest = entry ?? result else { return }
    guard let pending else {
      start(operation, with: latest)
      return
    }
    guard let first = pending.result(with: latest) else {
      fail()
      return
    }
    start(operation, with: first)
  }

  /// Carries out the operation, if it has both its numbers.
  mutating func evaluate() {
    guard let second = entry, let operation = pending else { return }
    guard let outcome = operation.result(with: second) else {
      fail()
      return
    }
    self = Calculator()
    result = outcome
  }

  /// Forgets everything.
  mutating func allClear() {
    self = Calculator()
  }

  private mutating func start(_ operation: ArithmeticOperation, with first: Decimal) {
    self = Calculator()
    pending = PendingOperation(number: first, operation: operation)
  }

  private mutating func fail() {
    self = Calculator()
    hasFailed = true
  }
}
