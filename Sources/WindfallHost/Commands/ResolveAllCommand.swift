import WindfallCore

/// Finds all elements of a query.
struct ResolveAllCommand: AutomationCommand {
  let query: ElementQuery

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    .reply(.elements(try app.evaluator.all(query)))
  }
}
