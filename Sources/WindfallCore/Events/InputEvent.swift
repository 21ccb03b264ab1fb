import Foundation

/// One piece of input from a person or a test, in window coordinates.
///
/// Tests, the live page and every other client produce these values, and a window is the only place that takes them.
public enum InputEvent: Hashable, Sendable {
  case touch(TouchEvent)
  case key(KeyEvent)
}

/// Text or a key that goes to the first responder.
public enum KeyEvent: Hashable, Sendable {
  /// Text as a keyboard would insert it.
  case insert(String)
  case deleteBackward
  case `return`
  /// A key of a hardware keyboard, which may be a shortcut.
  case press(KeyPress)
}

/// One key of a hardware keyboard, pressed and let go.
public struct KeyPress: Hashable, Sendable {
  /// The character that the key types without modifiers; keys without one have the private scalars that AppKit gave
  /// them, as in `XCUIKeyboardKey`.
  public var key: String
  /// The bits of `XCUIElement.KeyModifierFlags`.
  public var modifiers: UInt

  public init(key: String, modifiers: UInt = 0) {
    self.key = key
    self.modifiers = modifiers
  }
}
