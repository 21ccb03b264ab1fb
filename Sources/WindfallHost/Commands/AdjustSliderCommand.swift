import WindfallCore

/// Moves a slider to a share of its range by dragging its thumb.
struct AdjustSliderCommand: AutomationCommand {
  let query: ElementQuery
  let position: Double

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    let element = try app.evaluator.resolve(query)
    guard element.element.type == .slider else {
      throw AutomationFailure(.wrongKind, message: "The element is not a slider", candidates: [element.line])
    }
    throw AutomationFailure(.unsupported, message: "adjust(toNormalizedSliderPosition:) is not supported yet")
  }
}
