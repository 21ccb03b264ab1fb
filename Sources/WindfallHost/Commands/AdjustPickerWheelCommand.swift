import WindfallCore

/// Turns a wheel of a picker to a value, as a finger does.
struct AdjustPickerWheelCommand: AutomationCommand {
  let query: ElementQuery
  let value: String

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    let element = try app.evaluator.resolve(query)
    guard element.element.type == .pickerWheel else {
      throw AutomationFailure(.wrongKind, message: "The element is not a picker wheel", candidates: [element.line])
    }
    app.scrollToVisible(element.element.viewID)
    guard app.hitPoint(element.element.viewID) != nil else {
      throw AutomationFailure(
        .notHittable, message: "No point of the picker wheel can be touched", candidates: [element.line])
    }
    guard app.turnWheel(element.element.viewID, to: value) else {
      throw AutomationFailure(
        .invalidRequest, message: "The picker wheel has no value \"\(value)\"", candidates: [element.line])
    }
    return .settle(.done)
  }
}
