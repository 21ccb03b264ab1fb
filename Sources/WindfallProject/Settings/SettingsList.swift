/// Lists in settings: elements separated by spaces, quoted where they hold spaces themselves.
enum SettingsList {
  /// Splits a list, or a line of arguments, as a shell would.
  static func elements(of text: String) -> [String] {
    var result: [String] = []
    var current = ""
    // An element may be empty: "" in quotes.
    var hasBegun = false
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        current.append(character)
        isEscaped = false
      } else if character == quote {
        quote = nil
      } else if quote == nil, character.isWhitespace {
        if hasBegun { result.append(current) }
        current = ""
        hasBegun = false
      } else {
        hasBegun = true
        if character == "\\", quote != "'" {
          isEscaped = true
        } else if quote == nil, character == "\"" || character == "'" {
          quote = character
        } else {
          current.append(character)
        }
      }
    }
    if hasBegun { result.append(current) }
    return result
  }

  /// Joins elements so that `elements(of:)` finds them again. References such as `$(inherited)` stay readable, and an
  /// element that is quoted already stays as it is.
  static func text(of elements: [String]) -> String {
    elements.map { element in
      let isPlain = !element.contains(where: \.isWhitespace) || element.contains(where: { $0 == "\"" || $0 == "\\" })
      return isPlain ? element : "\"\(element)\""
    }.joined(separator: " ")
  }
}
