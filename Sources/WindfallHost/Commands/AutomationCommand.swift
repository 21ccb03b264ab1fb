import WindfallCore

/// How one kind of request is answered.
@MainActor protocol AutomationCommand {
  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome
}
