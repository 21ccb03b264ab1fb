import Foundation

/// The names in the sources of a project: a quick look at their text that finds too many rather than too few.
struct Mentions {
  /// All names.
  private(set) var names: Set<String> = []
  /// Those of types, functions and variables that the sources declare, overrides left out.
  private(set) var declared: Set<String> = []
  /// Those behind a dot.
  private(set) var members: Set<String> = []
  /// Those behind a dot and the name of a module: whatever of that name the sources declare is another one.
  private(set) var qualified: Set<String> = []
  /// Those of what overrides something.
  private(set) var overrides: Set<String> = []
  /// What the compiler has looked for in vain.
  var missed: Set<String> = []
  /// The modules that are imported.
  private(set) var modules: Set<String> = []

  /// All of it in a fixed order.
  var identity: [String] {
    [names, members, qualified, declared, overrides, missed, modules].flatMap { $0.sorted() + ["|"] }
  }

  private static let declaring: Set<String> = [
    "func", "var", "let", "case", "class", "struct", "enum", "protocol", "typealias", "actor", "associatedtype",
  ]

  /// Adds what a file names outside of comments.
  mutating func add(_ text: String) {
    modules.formUnion(ImportScan.modules(in: text))
    var text = text
    text.withUTF8 { add($0) }
  }

  mutating func add(_ other: Mentions) {
    names.formUnion(other.names)
    declared.formUnion(other.declared)
    members.formUnion(other.members)
    qualified.formUnion(other.qualified)
    overrides.formUnion(other.overrides)
    missed.formUnion(other.missed)
    modules.formUnion(other.modules)
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var previous = ""
    var base = ""
    var isOverride = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
          index += 1
        }
        index += 2
      } else if Self.isLetter(byte) {
        let start = index
        while index < bytes.count, Self.isLetter(bytes[index]) || Self.isDigit(bytes[index]) { index += 1 }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        if Self.declaring.contains(previous), !Self.declaring.contains(name),
          previous != "case" || !Self.isPattern(bytes, behind: index)
        {
          if isOverride { overrides.insert(name) } else { declared.insert(name) }
        }
        if name == "override" {
          isOverride = true
        } else if previous != "override", !Self.declaring.contains(name) {
          isOverride = false
        }
        names.insert(name)
        if start > 0, bytes[start - 1] == UInt8(ascii: ".") {
          members.insert(name)
          if modules.contains(base) { qualified.insert(name) }
        }
        base = name
        previous = name
      } else {
        if byte != UInt8(ascii: " "), byte != UInt8(ascii: "`") { previous = "" }
        index += 1
      }
    }
  }

  /// Whether what stands behind the first name of a `case` ends it as a pattern: `case a, b(let c):`.
  private static func isPattern(_ bytes: UnsafeBufferPointer<UInt8>, behind start: Int) -> Bool {
    var index = start
    var depth = 0
    var isOpen = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: isOpen = true
      case UInt8(ascii: ":") where depth == 0: return true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "."), UInt8(ascii: "`"): break
      case UInt8(ascii: "\n"): if !isOpen, depth == 0 { return false }
      default:
        guard depth > 0 || isLetter(byte) || isDigit(byte) else { return false }
        isOpen = false
      }
      if depth < 0 { return false }
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
