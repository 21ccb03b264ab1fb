import Combine

/// What the keypad shows, and what its buttons do.
final class CalculatorViewModel: ObservableObject {
  @Published private(set) var calculator: Calculator

  let buttonLabels: [String]
  let buttonColumnCount: Int

  private let commands: [CalculatorCommand]

  /// The text of the display; `nil` while there is nothing to show.
  var displayText: String? {
    calculator.hasFailed ? "Error" : calculator.number.map(NumberText.text)
  }

  init(calculator: Calculator = Calculator(), buttonConfiguration: ButtonConfiguration = .decoded) {
    self.calculator = calculator
    buttonLabels = buttonConfiguration.labels
    buttonColumnCount = buttonConfiguration.columnCount
    commands = buttonConfiguration.labels.map { label in
      guard let command = CalculatorCommand(label: label) else {
        preconditionFailure("\(ButtonConfigurationError.unknownLabel(label))")
      }
      return command
    }
  }

  /// Does what the button at this position says.
  func performAction(forButtonLabelIndex index: Int) {
    commands[index].execute(on: &calculator)
  }
}
