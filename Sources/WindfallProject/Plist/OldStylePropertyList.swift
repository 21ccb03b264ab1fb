import Foundation

/// Reads the property lists that Xcode writes its projects in: `{ key = value; list = (a, b); }` with comments.
///
/// Foundation reads them too, but follows any depth of nesting on the stack and does not say where a file is damaged.
struct OldStylePropertyList {
  private static let maximumDepth = 128

  /// A pointer, because an array's own checks make unoptimised builds many times slower; every access to it goes through
  /// `current` and `next`, which know where it ends.
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private var position = 0
  private var depth = 0

  /// Names that a dictionary gives more than once, with the line of the last; the last one counts.
  private var repeatedKeys: [String: Int] = [:]

  private init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  static func value(of bytes: [UInt8]) throws(PropertyListSyntaxError) -> PropertyListValue {
    try bytes.withUnsafeBufferPointer { buffer throws(PropertyListSyntaxError) in
      guard let start = buffer.baseAddress else {
        throw PropertyListSyntaxError(line: 1, message: "the file is empty")
      }
      var parser = OldStylePropertyList(start, count: buffer.count)
      let value = try parser.value()
      try parser.skipSpace()
      guard parser.current == nil else { throw parser.error("there is more after the end") }
      return value
    }
  }

  /// The entries of a table of strings, which needs no braces, and in which a name without a value stands for itself.
  static func stringTable(of bytes: [UInt8]) throws(PropertyListSyntaxError) -> [String: PropertyListValue] {
    try bytes.withUnsafeBufferPointer { buffer throws(PropertyListSyntaxError) in
      guard let start = buffer.baseAddress else { return [:] }
      var parser = OldStylePropertyList(start, count: buffer.count)
      try parser.skipSpace()
      guard parser.current != UInt8(ascii: "{") else { return try parser.dictionary() }
      var result: [String: PropertyListValue] = [:]
      while parser.current != nil {
        let key = try parser.string()
        try parser.skipSpace()
        result[key] = .string(key)
        if parser.current == UInt8(ascii: "=") {
          parser.position += 1
          result[key] = try parser.value()
        }
        try parser.expect(UInt8(ascii: ";"))
        try parser.skipSpace()
      }
      return result
    }
  }

  /// The names that some dictionary gives more than once, each with the line where it comes last.
  static func repeatedKeys(in bytes: [UInt8]) -> [String: Int] {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return [:] }
      var parser = OldStylePropertyList(start, count: buffer.count)
      _ = try? parser.value()
      return parser.repeatedKeys
    }
  }

  private var current: UInt8? { position < count ? bytes[position] : nil }

  private var next: UInt8? { position + 1 < count ? bytes[position + 1] : nil }

  private mutating func value() throws(PropertyListSyntaxError) -> PropertyListValue {
    try skipSpace()
    guard let byte = current else { throw error("the file ends too early") }
    guard depth < Self.maximumDepth else { throw error("values are nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    switch byte {
    case UInt8(ascii: "{"): return .dictionary(try dictionary())
    case UInt8(ascii: "("): return .array(try array())
    case UInt8(ascii: "<"): return .data(try data())
    default: return .string(try string())
    }
  }

  private mutating func dictionary() throws(PropertyListSyntaxError) -> [String: PropertyListValue] {
    var result: [String: PropertyListValue] = [:]
    position += 1
    while try !ends(with: UInt8(ascii: "}")) {
      let key = try string()
      if result[key] != nil { repeatedKeys[key] = line }
      try expect(UInt8(ascii: "="))
      result[key] = try value()
      try expect(UInt8(ascii: ";"))
    }
    return result
  }

  private mutating func array() throws(PropertyListSyntaxError) -> [PropertyListValue] {
    var result: [PropertyListValue] = []
    position += 1
    while try !ends(with: UInt8(ascii: ")")) {
      result.append(try value())
      try skipSpace()
      if current == UInt8(ascii: ",") {
        position += 1
      } else if current != UInt8(ascii: ")") {
        throw error("a comma is missing in a list")
      }
    }
    return result
  }

  /// Steps over the closing bracket, if it comes next.
  private mutating func ends(with bracket: UInt8) throws(PropertyListSyntaxError) -> Bool {
    try skipSpace()
    guard let byte = current else { throw error("the file ends too early") }
    guard byte == bracket else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(PropertyListSyntaxError) {
    try skipSpace()
    guard let found = current else { throw error("the file ends too early") }
    guard found == byte else { throw error("\"\(Character(UnicodeScalar(byte)))\" is missing") }
    position += 1
  }

  func error(_ message: String) -> PropertyListSyntaxError { PropertyListSyntaxError(line: line, message: message) }

  private var line: Int {
    var line = 1
    var index = 0
    while index < min(position, count) {
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }
    return line
  }
}

// MARK: - Space and comments, by the numbers of the characters: `/` is 0x2F and `*` 0x2A

extension OldStylePropertyList {
  private mutating func skipSpace() throws(PropertyListSyntaxError) {
    while let byte = current {
      if byte == 0x20 || byte >= 0x09 && byte <= 0x0D {
        position += 1
      } else if byte == 0x2F, next == 0x2F {
        skipLine()
      } else if byte == 0x2F, next == 0x2A {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while let byte = current, byte != 0x0A, byte != 0x0D { position += 1 }
  }

  private mutating func skipComment() throws(PropertyListSyntaxError) {
    position += 2
    while let byte = current {
      if byte == 0x2A, next == 0x2F {
        position += 2
        return
      }
      position += 1
    }
    throw error("the file ends within a comment")
  }
}

// MARK: - Strings and data

extension OldStylePropertyList {
  private mutating func string() throws(PropertyListSyntaxError) -> String {
    guard let byte = current else { throw error("the file ends too early") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedString(until: byte) }
    let start = position
    while let byte = current, Self.isPlain(byte) { position += 1 }
    guard position > start else { throw error("a value or a name is missing") }
    return String(decoding: UnsafeBufferPointer(start: bytes + start, count: position - start), as: UTF8.self)
  }

  /// Whether a character needs no quotes: letters, digits and `$ + - . / : @ _ ~`. Compared with numbers, as this is
  /// asked of most bytes of a file.
  private static func isPlain(_ byte: UInt8) -> Bool {
    if byte >= 0x61 { return byte <= 0x7A || byte == 0x7E }
    if byte >= 0x40 { return byte <= 0x5A || byte == 0x5F }
    if byte >= 0x2D { return byte <= 0x3A }
    return byte == 0x24 || byte == 0x2B
  }

  private mutating func quotedString(until quote: UInt8) throws(PropertyListSyntaxError) -> String {
    position += 1
    var result: [UInt8] = []
    while let byte = current {
      position += 1
      if byte == quote { return String(decoding: result, as: UTF8.self) }
      if byte == 0x5C {
        result += Array(String(escapedCharacter()).utf8)
      } else {
        result.append(byte)
      }
    }
    throw error("the file ends within a text")
  }

  private mutating func data() throws(PropertyListSyntaxError) -> Data {
    position += 1
    var digits: [UInt8] = []
    while try !ends(with: UInt8(ascii: ">")) {
      guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw error("data holds something other than digits")
      }
      digits.append(UInt8(digit))
      position += 1
    }
    guard digits.count.isMultiple(of: 2) else { throw error("data has half a byte") }
    return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private mutating func escapedCharacter() -> Character {
    guard let byte = current else { return "\\" }
    position += 1
    switch byte {
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "v"): return "\u{b}"
    case UInt8(ascii: "U"): return numbered(digits: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return numbered(digits: 3, radix: 8)
    default:
      return Character(UnicodeScalar(byte))
    }
  }

  /// A character given by its number, with at most so many digits.
  private mutating func numbered(digits: Int, radix: Int) -> Character {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else { break }
      number = number * UInt32(radix) + UInt32(digit)
      position += 1
    }
    return UnicodeScalar(number).map(Character.init) ?? "\u{FFFD}"
  }
}
