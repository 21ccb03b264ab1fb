import WindfallCore

/// Ends the app's process.
struct TerminateCommand: AutomationCommand {
  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome { .terminate }
}
