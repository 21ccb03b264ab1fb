import WindfallCore

/// Presses one key of a hardware keyboard; a shortcut needs no element that has the keyboard's focus.
struct TypeKeyCommand: AutomationCommand {
  let query: ElementQuery
  let key: String
  let modifiers: UInt

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    guard key.count == 1 else {
      throw AutomationFailure(.unsupported, message: "\(key.debugDescription) is not one key of a keyboard")
    }
    _ = try app.evaluator.resolve(query)
    guard app.deliver(.key(.press(KeyPress(key: key, modifiers: modifiers)))) else {
      throw AutomationFailure(
        .noKeyboardFocus, message: "Nothing in the app takes the key \(key.debugDescription)", tree: app.frame.elements)
    }
    return .settle(.done)
  }
}
