import Foundation

/// Reads RTF as far as text goes.
struct RichTextReader {
  private static let hidden: Set<String> = [
    "colortbl", "expandedcolortbl", "fonttbl", "footer", "header", "info", "pict", "stylesheet",
  ]

  private struct Group {
    var style = DocumentStyle()
    var isHidden = false
  }

  private let bytes: [UInt8]
  private let base: [NSAttributedString.Key: Any]
  private let result = NSMutableAttributedString(string: "")
  private var groups = [Group()]
  private var place = 0
  /// Whether a character stands after one of Unicode, for readers that do not know that.
  private var skipsNext = false
  /// The first half of a character that has two.
  private var half: UInt16?

  /// Nil for what does not begin as RTF does.
  init?(_ data: Data, _ base: [NSAttributedString.Key: Any]) {
    guard data.starts(with: Data("{\\rtf".utf8)) else { return nil }
    bytes = Array(data)
    self.base = base
  }

  mutating func read() -> NSAttributedString {
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "{"): groups.append(groups[groups.count - 1])
      case UInt8(ascii: "}"): if groups.count > 1 { groups.removeLast() }
      case UInt8(ascii: "\\"): control()
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
      default: plain(String(decoding: [byte], as: UTF8.self))
      }
    }
    return result
  }

  private mutating func control() {
    guard place < bytes.count else { return }
    let start = place
    while place < bytes.count, bytes[place] < 0x80, Character(Unicode.Scalar(bytes[place])).isLetter { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    if word.isEmpty { return symbol() }
    let digits = place
    while place < bytes.count, bytes[place] == UInt8(ascii: "-") || (48...57).contains(bytes[place]) { place += 1 }
    let number = Int(String(decoding: bytes[digits..<place], as: UTF8.self))
    if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    apply(word, number)
  }

  private mutating func symbol() {
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "'"):
      guard place + 2 <= bytes.count else { return }
      let code = UInt8(String(decoding: bytes[place..<place + 2], as: UTF8.self), radix: 16)
      place += 2
      plain(code.flatMap { String(data: Data([$0]), encoding: .windowsCP1252) } ?? "")
    case UInt8(ascii: "*"): groups[groups.count - 1].isHidden = true
    case UInt8(ascii: "~"): append("\u{A0}")
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): append("\n")
    default: append(String(decoding: [byte], as: UTF8.self))
    }
  }

  private mutating func apply(_ word: String, _ number: Int?) {
    let isOn = number != 0
    let last = groups.count - 1
    switch word {
    case "b": groups[last].style.isBold = isOn
    case "i": groups[last].style.isItalic = isOn
    case "ul": groups[last].style.isUnderlined = isOn
    case "ulnone": groups[last].style.isUnderlined = false
    case "strike": groups[last].style.isStruck = isOn
    case "fs": groups[last].style.size = CGFloat(number ?? 24) / 2
    case "plain": groups[last].style = DocumentStyle()
    case "par": append("\n")
    case "line": append("\u{2028}")
    case "tab": append("\t")
    case "u":
      let unit = UInt16(truncatingIfNeeded: number ?? 0)
      skipsNext = true
      if UTF16.isLeadSurrogate(unit) {
        half = unit
      } else {
        append(String(decoding: (half.map { [$0] } ?? []) + [unit], as: UTF16.self))
        half = nil
      }
    default: if Self.hidden.contains(word) { groups[last].isHidden = true }
    }
  }

  private mutating func plain(_ text: String) {
    if skipsNext { skipsNext = false } else { append(text) }
  }

  private func append(_ text: String) {
    let group = groups[groups.count - 1]
    guard !group.isHidden else { return }
    result.append(NSAttributedString(string: text, attributes: group.style.attributes(over: base)))
  }
}
