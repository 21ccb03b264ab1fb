import WindfallCore

/// Tells whether a tap would reach the element.
struct IsHittableCommand: AutomationCommand {
  let query: ElementQuery

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    do {
      return .reply(.bool(app.isHittable(try app.evaluator.resolve(query))))
    } catch  where error.reason == .noMatch {
      return .reply(.bool(false))
    }
  }
}
