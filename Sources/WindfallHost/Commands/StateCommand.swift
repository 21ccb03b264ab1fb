import WindfallCore

/// Tells whether the app is in the foreground.
struct StateCommand: AutomationCommand {
  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome { .reply(.state(app.state)) }
}
