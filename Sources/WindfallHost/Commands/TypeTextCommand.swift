import WindfallCore

/// Types text into the element that has the keyboard's focus.
struct TypeTextCommand: AutomationCommand {
  let query: ElementQuery
  let text: String

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    try app.requireKeyboardFocus(query)
    // One event for each key, so that the app may look at, and refuse, each character.
    for character in text { try app.type(KeyEvent(character)) }
    return .settle(.done)
  }
}

extension KeyEvent {
  /// The key that types the character; the deletion keys of a keyboard type control characters.
  init(_ character: Character) {
    switch character {
    case "\n", "\r", "\r\n": self = .return
    case "\u{8}", "\u{7F}": self = .deleteBackward
    default: self = .insert(String(character))
    }
  }
}

extension AutomatedApp {
  /// Delivers one key.
  func type(_ key: KeyEvent) throws(AutomationFailure) {
    guard deliver(.key(key)) else {
      throw AutomationFailure(
        .noKeyboardFocus, message: "Nothing in the app takes text from the keyboard", tree: frame.elements)
    }
  }

  /// Fails unless the element, or one inside it, has the keyboard's focus.
  func requireKeyboardFocus(_ query: ElementQuery) throws(AutomationFailure) {
    let element = try evaluator.resolve(query)
    guard !element.element.hasFocusInside else { return }
    throw AutomationFailure(
      .noKeyboardFocus, message: "Neither element nor any descendant has keyboard focus",
      candidates: [element.line], tree: frame.elements)
  }
}

extension Element {
  fileprivate var hasFocusInside: Bool {
    states.contains(.focused) || children.contains { $0.hasFocusInside }
  }
}
