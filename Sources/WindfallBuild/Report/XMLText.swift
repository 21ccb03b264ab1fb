/// Text as XML 1.0 may hold it.
enum XMLText {
  /// Replaces what has a meaning of its own, and the characters that XML cannot hold in any way.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      // A parser turns these into plain spaces in attributes, and a carriage return into a line feed anywhere.
      case "\n" where inAttribute, "\t" where inAttribute, "\r": result += "&#\(scalar.value);"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{FFFE}"..."\u{FFFF}": result += "\u{FFFD}"
      // XML cannot hold most of them, and a terminal that shows the file would obey the others.
      case _ where scalar.value < 0xA0 && VisibleText.isControl(scalar):
        result.unicodeScalars.append(VisibleText.picture(of: scalar))
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
