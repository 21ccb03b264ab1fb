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
