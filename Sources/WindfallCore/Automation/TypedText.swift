/// Text as a test types it, in which some characters stand for keys.
public enum TypedText {
  /// One event for each character; return and delete become keys.
  public static func events(for text: String) -> [KeyEvent] {
    text.map { character in
      switch character {
      case "\n", "\r", "\r\n", "\u{3}": .return
      case "\u{8}", "\u{7F}": .deleteBackward
      default: .insert(String(character))
      }
    }
  }
}
