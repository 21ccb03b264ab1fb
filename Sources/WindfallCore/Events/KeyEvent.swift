/// Text or a key that goes to the first responder.
public enum KeyEvent: Hashable, Sendable {
  /// Text as a keyboard would insert it.
  case insert(String)
  case deleteBackward
  case `return`
  /// A key of a hardware keyboard, which may be a shortcut.
  case press(KeyPress)
}
