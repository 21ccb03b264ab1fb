import WindfallCore

/// Answers once the app has launched, settled and published its first frame.
struct ReadyCommand: AutomationCommand {
  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome { .settle(.done) }
}
