import WindfallCore

/// Gives everything on the screen.
struct SnapshotCommand: AutomationCommand {
  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    let frame = app.frame
    return .reply(.tree(frame.elements, revision: frame.revision))
  }
}
