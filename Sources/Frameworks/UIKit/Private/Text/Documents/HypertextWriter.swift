import Foundation

/// Writes HTML with what the reader reads.
enum HypertextWriter {
  static func data(for text: NSAttributedString) -> Data {
    var body = ""
    for (part, style) in text.documentParts {
      var words = part.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\u{2028}", with: "<br>")
        .replacingOccurrences(of: "\n", with: "</p>\n<p>")
      let isUnderlined = style.isUnderlined && style.link == nil
      let marks = [(style.isBold, "b"), (style.isItalic, "i"), (isUnderlined, "u"), (style.isStruck, "s")]
      for (isSet, name) in marks where isSet { words = "<\(name)>\(words)</\(name)>" }
      if let link = style.link { words = "<a href=\"\(link.absoluteString)\">\(words)</a>" }
      body += words
    }
    return Data("<!DOCTYPE html>\n<html>\n<body>\n<p>\(body)</p>\n</body>\n</html>\n".utf8)
  }
}
