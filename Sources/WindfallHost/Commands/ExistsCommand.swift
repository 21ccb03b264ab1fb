import WindfallCore

/// Tells whether a query finds anything.
struct ExistsCommand: AutomationCommand {
  let query: ElementQuery

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    .reply(.bool(try app.evaluator.exists(query)))
  }
}
