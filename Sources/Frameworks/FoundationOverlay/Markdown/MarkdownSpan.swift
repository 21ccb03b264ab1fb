import Foundation

/// A part of a text in Markdown, with what the marks around it say.
@_spi(Windfall) public struct MarkdownSpan: Equatable, Sendable {
  public var text: String
  public var isBold = false
  public var isItalic = false
  public var isCode = false
  public var isStruckThrough = false
  public var link: URL?

  public init(_ text: String) { self.text = text }

  /// Whether a text may hold marks; most do not, and need no parsing.
  public static func mayMark(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
        UInt8(ascii: "\\"), UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }

  /// The parts of a text; marks of blocks, such as lists and headings, are left as they are.
  public static func parse(_ text: String) -> [MarkdownSpan] {
    var parser = MarkdownParser(text)
    return parser.parse()
  }

  /// The text with each mark escaped, so that it is shown as it is.
  public static func escaped(_ text: String) -> String {
    guard mayMark(text) else { return text }
    var result = ""
    for character in text {
      if "*_`[]~\\<".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
