import Foundation
import WindfallCore

/// Makes fingers do something at an element.
struct PerformCommand: AutomationCommand {
  let gesture: AutomationGesture
  let target: AutomationTarget

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    guard app.state == .foreground else {
      throw AutomationFailure(.notHittable, message: "The app is in the background")
    }
    let (start, area) = try app.place(of: target)
    var end = start
    if case .drag(_, let target, _, _) = gesture { end = try app.place(of: target).point }
    for event in gesture.events(at: start, area: area, end: end) { _ = app.deliver(.touch(event)) }
    return .settle(.done)
  }
}

extension AutomatedApp {
  /// The point of the screen that a gesture starts or ends at, and the element's box around it.
  fileprivate func place(of target: AutomationTarget) throws(AutomationFailure) -> (point: CGPoint, area: CGRect) {
    var element = try evaluator.resolve(target.query)
    // What the test wants to allow, its monitors have seen to before.
    denyPermissions(before: element.element.viewID)
    switch target {
    case .element(let query):
      if element.element.viewID != 0 {
        let revision = frame.revision
        scrollToVisible(element.element.viewID)
        if frame.revision != revision { element = try evaluator.resolve(query) }
      }
      guard let point = touchPoint(of: element) else {
        throw AutomationFailure(
          .notHittable, message: "No point of \(query.name) can be touched", candidates: [element.line],
          tree: frame.elements)
      }
      return (point, element.frame)
    case .point(_, let normalized, let offset):
      let box = element.frame
      let point = CGPoint(
        x: box.minX + normalized.dx * box.width + offset.dx, y: box.minY + normalized.dy * box.height + offset.dy)
      return (point, box)
    }
  }
}
