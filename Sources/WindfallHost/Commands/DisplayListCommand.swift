import WindfallCore

/// Gives what the screen shows, to be drawn elsewhere.
struct DisplayListCommand: AutomationCommand {
  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    .reply(.displayList(app.frame.displayList))
  }
}
