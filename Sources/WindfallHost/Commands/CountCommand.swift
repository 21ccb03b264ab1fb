import WindfallCore

/// Counts the elements of a query.
struct CountCommand: AutomationCommand {
  let query: ElementQuery

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    .reply(.count(try app.evaluator.count(query)))
  }
}
