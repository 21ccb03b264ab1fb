/// What a button tells the calculator to do.
enum CalculatorCommand: Equatable {
  case enter(Digit)
  case choose(ArithmeticOperation)
  case evaluate
  case allClear

  /// The command that belongs to the label on a button, if any does.
  init?(label: String) {
    switch label {
    case "+": self = .choose(.addition)
    case "-": self = .choose(.subtraction)
    case "x": self = .choose(.multiplication)
    case "÷": self = .choose(.division)
    case "=": self = .evaluate
    case "AC": self = .allClear
    default:
      guard let digit = Digit.allCases.first(where: { $0.description == label }) else { return nil }
      self = .enter(digit)
    }
  }

  /// Lets the calculator do it.
  func execute(on calculator: inout Calculator) {
    switch self {
    case .enter(let digit): calculator.setDigit(digit)
    case .choose(let operation): calculator.setOperation(operation)
    case .evaluate: calculator.evaluate()
    case .allClear: calculator.allClear()
    }
  }
}
