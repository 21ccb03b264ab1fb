import Foundation

/// Reads HTML as far as text goes.
struct HypertextReader {
  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "dd", "div", "dl", "dt", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
  private static let hidden: Set<String> = ["head", "script", "style", "template", "title"]
  private static let entities = [
    "amp": "&", "apos": "'", "bull": "•", "copy": "©", "euro": "€", "gt": ">", "hellip": "…", "laquo": "«",
    "ldquo": "“", "lsquo": "‘", "lt": "<", "mdash": "—", "nbsp": "\u{A0}", "ndash": "–", "quot": "\"", "raquo": "»",
    "rdquo": "”", "reg": "®", "rsquo": "’", "trade": "™",
  ]
  private static let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]

  private let source: Substring
  private let base: [NSAttributedString.Key: Any]
  private let result = NSMutableAttributedString(string: "")
  private var styles = [DocumentStyle()]
  private var open: [String] = []

  init(_ source: String, _ base: [NSAttributedString.Key: Any]) {
    self.source = Substring(source)
    self.base = base
  }

  mutating func read() -> NSAttributedString {
    var rest = source
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        if rest.hasPrefix("<!--") {
          rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
          continue
        }
        tag(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        text(Self.unescaped(rest[..<end]))
        rest = rest[end...]
      }
    }
    return result
  }

  private mutating func tag(_ content: Substring) {
    let isEnd = content.first == "/"
    let words = content.drop { $0 == "/" }
    let name = words.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if name == "br" { return append("\u{2028}") }
    if Self.blocks.contains(name) { endParagraph() }
    if isEnd {
      guard let index = open.lastIndex(of: name) else { return }
      styles.removeLast(open.count - index)
      open.removeLast(open.count - index)
      return
    }
    guard !["area", "base", "col", "hr", "img", "input", "link", "meta", "wbr"].contains(name), content.last != "/",
      !name.isEmpty, content.first != "!"
    else { return }
    var style = styles[styles.count - 1]
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "a": style.link = Self.attribute("href", of: words).flatMap { URL(string: $0) }
    default:
      if let size = Self.headings[name] {
        style.size = size
        style.isBold = true
      }
    }
    open.append(name)
    styles.append(style)
    if name == "li" { append("\t•\t") }
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let range = tag.range(of: name + "=", options: .caseInsensitive) else { return nil }
    let value = tag[range.upperBound...]
    guard let quote = value.first, quote == "\"" || quote == "'" else { return String(value.prefix { $0 != " " }) }
    return unescaped(value.dropFirst().prefix { $0 != quote })
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.prefix(10).firstIndex(of: ";") else {
        result += "&"
        continue
      }
      let name = rest[..<end]
      let digits = name.dropFirst(2).allSatisfy(\.isHexDigit) && name.hasPrefix("#x") ? name.dropFirst(2) : nil
      let number = digits.map { UInt32($0, radix: 16) } ?? (name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil)
      let character = number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
      result += entities[String(name)] ?? character ?? "&\(name);"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// White space counts once, and not at the beginning of a paragraph.
  private func text(_ text: String) {
    guard open.allSatisfy({ !Self.hidden.contains($0) }) else { return }
    if open.contains("pre") { return append(text) }
    var isSpace = result.length == 0 || result.string.last?.isWhitespace == true
    var collapsed = ""
    for character in text {
      let isWhite = character != "\u{A0}" && character.isWhitespace
      if !isWhite { collapsed.append(character) } else if !isSpace { collapsed.append(" ") }
      isSpace = isWhite
    }
    append(collapsed)
  }

  private func append(_ text: String) {
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: styles[styles.count - 1].attributes(over: base)))
  }

  private func endParagraph() {
    guard result.length > 0, result.string.last != "\n" else { return }
    if result.string.last == " " { result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1)) }
    append("\n")
  }
}
