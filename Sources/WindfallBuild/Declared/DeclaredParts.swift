import Foundation
import WindfallLowering

/// The declarations of the module of what is only declared, apart: those that a target's sources can see of it.
///
/// The module has what all targets of a project name. What is built of one of them depends only on the declarations that it
/// names itself, and on those that these name.
struct DeclaredParts {
  private struct Part {
    var text: String
    /// The names by which sources reach it.
    var names: Set<String>
    /// All words in it.
    var words: Set<String>
  }

  private let parts: [Part]

  /// Cuts a text where no brace is open; one whose braces do not match stays whole.
  init(_ text: String) {
    var pieces: [String] = []
    var lines: [Substring] = []
    var depth = 0
    var isWhole = false
    for line in text.split(separator: "\n") where !line.hasPrefix("import ") {
      lines.append(line)
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if depth < 0 { isWhole = true }
      guard depth == 0 else { continue }
      pieces.append(lines.joined(separator: "\n"))
      lines = []
    }
    if !lines.isEmpty { isWhole = true }
    parts = isWhole ? [Part(text: text, names: Self.words(of: text), words: [])] : pieces.map(Self.part)
  }

  /// The declarations that a text names which has these words, and all that these need, in their order.
  func named(by words: Set<String>) -> [String] {
    var chosen: Set<Int> = []
    var open = words
    while !open.isEmpty {
      let new = parts.indices.filter { !chosen.contains($0) && !parts[$0].names.isDisjoint(with: open) }
      chosen.formUnion(new)
      open = new.reduce(into: []) { $0.formUnion(parts[$1].words) }
    }
    return chosen.sorted().map { parts[$0].text }
  }

  /// The hash of a lowered file, whether or not it imports the module: that it does may be for a name of other targets.
  static func hash(ofFile file: URL) -> String {
    let data = FileManager.default.contents(atPath: file.path) ?? Data("missing".utf8)
    let text = String(decoding: data, as: UTF8.self)
    let name = "import \(DeclaredNames.module)"
    guard text.contains(name) else { return ContentHash(ofFile: data).hexadecimal }
    var rest = text
    for form in ["; public \(name)", "; \(name)", "public \(name); ", "\(name); ", "public \(name)\n", "\(name)\n"] {
      rest = rest.replacing(form, with: "")
    }
    // Where it was all that stood behind the user's text, nothing does.
    let mark = "#sourceLocation()\n"
    if rest.hasSuffix("\n" + mark) { rest.removeLast(mark.count) }
    return ContentHash(ofFile: Data(rest.utf8)).hexadecimal
  }

  /// The words of a text that could be names.
  static func words(of text: String) -> Set<String> {
    var result: Set<String> = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        word.append(byte)
      default:
        if !word.isEmpty { result.insert(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { result.insert(String(decoding: word, as: UTF8.self)) }
    return result
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "case", "actor",
  ]

  private static func part(_ text: String) -> Part {
    let lines = text.split(separator: "\n")
    let isExtension = lines.first?.contains("extension ") == true
    var names: Set<String> = []
    // A type is reached by its name, wherever its members are; what is added to another type by that, or by a member.
    for (index, line) in lines.enumerated() where index == 0 || isExtension || line.contains("extension ") {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for (kind, name) in zip(words, words.dropFirst()) where kinds.contains(kind) { names.insert(String(name)) }
      if let range = line.range(of: "extension ") {
        names.formUnion(Self.words(of: String(line[range.upperBound...].prefix { $0 != "{" })))
      }
    }
    return Part(text: text, names: names.subtracting(["where", "Self", "Any"]), words: Self.words(of: text))
  }
}
