import WindfallCore

/// Finds the one element of a query.
struct ResolveCommand: AutomationCommand {
  let query: ElementQuery
  let withChildren: Bool

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    .reply(.element(try app.evaluator.resolve(query, withChildren: withChildren)))
  }
}
