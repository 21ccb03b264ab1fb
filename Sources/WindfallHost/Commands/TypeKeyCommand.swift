import WindfallCore

/// Presses one key of a keyboard.
struct TypeKeyCommand: AutomationCommand {
  /// The bit of the shift key in `XCUIElement.KeyModifierFlags`.
  private static let shift: UInt = 1 << 1

  let query: ElementQuery
  let key: String
  let modifiers: UInt

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    guard modifiers & ~Self.shift == 0 else {
      throw AutomationFailure(.unsupported, message: "Key combinations are not supported yet")
    }
    guard key.count == 1, let character = key.first, !character.isFunctionKey else {
      throw AutomationFailure(.unsupported, message: "The key \(key.debugDescription) is not supported yet")
    }
    try app.requireKeyboardFocus(query)
    let typed = modifiers == Self.shift ? Character(String(character).uppercased()) : character
    try app.type(KeyEvent(typed))
    return .settle(.done)
  }
}

extension Character {
  /// Arrows, function keys and the like have the private scalars that AppKit gave them.
  fileprivate var isFunctionKey: Bool {
    unicodeScalars.contains { (0xF700...0xF8FF).contains($0.value) || $0.value == 0x1B }
  }
}
