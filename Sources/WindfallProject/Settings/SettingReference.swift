/// A reference to a setting in a text, found right after a dollar sign.
struct SettingReference {
  /// What stands between the brackets, modifiers and nested references included.
  let expression: String

  /// The text after the reference.
  let rest: Substring

  /// `nil` where the text does not begin with a reference, or the reference does not end.
  static func first(in text: Substring) -> SettingReference? {
    switch text.first {
    case "(": bracketed(text, open: "(", close: ")")
    case "{": bracketed(text, open: "{", close: "}")
    default: bare(text)
    }
  }

  private static func bare(_ text: Substring) -> SettingReference? {
    let name = text.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = name.first, !first.isNumber else { return nil }
    return SettingReference(expression: String(name), rest: text[name.endIndex...])
  }

  private static func bracketed(_ text: Substring, open: Character, close: Character) -> SettingReference? {
    var level = 0
    for index in text.indices {
      if text[index] == open {
        level += 1
      } else if text[index] == close {
        level -= 1
        if level == 0 {
          return SettingReference(expression: String(text[..<index].dropFirst()), rest: text[index...].dropFirst())
        }
      }
    }
    return nil
  }
}
