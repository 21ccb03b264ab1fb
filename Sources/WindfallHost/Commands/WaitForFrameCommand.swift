import WindfallCore

/// Answers as soon as there is a later frame.
struct WaitForFrameCommand: AutomationCommand {
  let revision: UInt64
  let seconds: Double

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    .wait(
      seconds: seconds,
      reply: { () throws(AutomationFailure) in
        let current = app.frame.revision
        return current > revision ? .revision(current) : nil
      },
      late: .revision(app.frame.revision))
  }
}
