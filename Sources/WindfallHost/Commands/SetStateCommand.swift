import WindfallCore

/// Moves the app to the foreground or the background.
struct SetStateCommand: AutomationCommand {
  let state: AutomationAppState

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    try app.setState(state)
    return .settle(.done)
  }
}
