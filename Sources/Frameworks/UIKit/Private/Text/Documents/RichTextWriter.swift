import Foundation

/// Writes RTF with what the reader reads.
enum RichTextWriter {
  static func data(for text: NSAttributedString) -> Data {
    var body = ""
    for (part, style) in text.documentParts {
      let marks = [(style.isBold, "b"), (style.isItalic, "i"), (style.isUnderlined, "ul"), (style.isStruck, "strike")]
      let words = marks.filter(\.0).map { "\\" + $0.1 }.joined() + "\\fs\(Int(style.size * 2))"
      body += "{\(words) \(part.utf16.map(escaped).joined())}"
    }
    return Data("{\\rtf1\\ansi\\ansicpg1252\n\(body)}".utf8)
  }

  private static func escaped(_ unit: UInt16) -> String {
    switch unit {
    case 0x0A: "\\par\n"
    case 0x09: "\\tab "
    case 0x2028: "\\line\n"
    case 0x5C, 0x7B, 0x7D: "\\" + String(decoding: [unit], as: UTF16.self)
    case 0x20..<0x7F: String(decoding: [unit], as: UTF16.self)
    default: "\\u\(Int16(bitPattern: unit)) ?"
    }
  }
}
