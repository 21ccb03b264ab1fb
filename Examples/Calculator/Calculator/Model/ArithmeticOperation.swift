/// What an operation button does with the number before it and the number after it.
enum ArithmeticOperation: CaseIterable {
  case addition
  case subtraction
  case multiplication
  case division
}
