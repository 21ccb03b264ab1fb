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
    guard (0...1).contains(position) else {
      throw AutomationFailure(.invalidRequest, message: "A slider's position is from 0 to 1, not \(position)")
    }
    app.scrollToVisible(element.element.viewID)
    guard app.hitPoint(element.element.viewID) != nil else {
      throw AutomationFailure(
        .notHittable, message: "No point of the slider can be touched", candidates: [element.line])
    }
    guard let way = app.sliderWay(element.element.viewID, to: position) else {
      throw AutomationFailure(
        .unsupported, message: "The slider is not a UISlider, so it has no thumb to drag", candidates: [element.line])
    }
    let gesture = AutomationGesture.drag(
      pressDuration: 0, to: .element(query), velocity: 1000, holdDuration: 0)
    for event in gesture.events(at: way.from, area: element.frame, end: way.to) { _ = app.deliver(.touch(event)) }
    return .settle(.done)
  }
}
