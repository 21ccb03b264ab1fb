import WindfallCore

/// Answers when a condition holds, or that it did not hold in time.
struct WaitCommand: AutomationCommand {
  let query: ElementQuery
  let condition: AutomationCondition
  let seconds: Double

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    .wait(
      seconds: seconds,
      reply: { () throws(AutomationFailure) in try holds(in: app) ? .bool(true) : nil },
      late: .bool(false))
  }

  private func holds(in app: any AutomatedApp) throws(AutomationFailure) -> Bool {
    switch condition {
    case .exists: return try app.evaluator.exists(query)
    case .doesNotExist: return try !app.evaluator.exists(query)
    case .isHittable: return try resolved(in: app).map { app.isHittable($0) } ?? false
    case .satisfies(let expression):
      guard try resolved(in: app) != nil else { return false }
      return try app.evaluator.exists(query.adding(.matching(.predicate(expression))))
    }
  }

  private func resolved(in app: any AutomatedApp) throws(AutomationFailure) -> ElementSnapshot? {
    do {
      return try app.evaluator.resolve(query)
    } catch  where error.reason == .noMatch {
      return nil
    }
  }
}
