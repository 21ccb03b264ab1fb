import WindfallCore

/// Turns a wheel of a picker to a value.
struct AdjustPickerWheelCommand: AutomationCommand {
  let query: ElementQuery
  let value: String

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    let element = try app.evaluator.resolve(query)
    guard element.element.type == .pickerWheel else {
      throw AutomationFailure(.wrongKind, message: "The element is not a picker wheel", candidates: [element.line])
    }
    throw AutomationFailure(.unsupported, message: "adjust(toPickerWheelValue:) is not supported yet")
  }
}
