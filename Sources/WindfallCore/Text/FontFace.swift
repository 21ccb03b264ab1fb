import Foundation

/// One weight and slant of Inter, looked up in the table of advances; all lengths are in font units.
struct FontFace {
  /// Where the face's digits start in the table.
  private let offset: Int
  private let isMonospaced: Bool
  private let hasMonospacedDigits: Bool
  /// How far a zero advances.
  private let zero: Int

  static let em = InterAdvances.unitsPerEm

  init(_ font: FontSpec) {
    let face = Int(font.weight.rawValue / 100 - 1) * 2 + (font.isItalic ? 1 : 0)
    offset = face * InterAdvances.characterCount * 2
    isMonospaced = font.isMonospaced
    hasMonospacedDigits = font.hasMonospacedDigits
    zero = Self.value(at: offset + (0x30 - 0x20) * 2)
  }

  /// The advance of a printable ASCII character, and nothing for a control character.
  func advance(ascii byte: UInt8) -> Int {
    guard byte >= 0x20, byte != 0x7F else { return byte == 0x09 ? advance(ascii: 0x20) * 4 : 0 }
    if isMonospaced || (hasMonospacedDigits && byte >= 0x30 && byte <= 0x39) { return zero }
    return Self.value(at: offset + Int(byte - 0x20) * 2)
  }

  /// The advance of a scalar by itself.
  func advance(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return advance(ascii: UInt8(truncatingIfNeeded: scalar.value)) }
    if scalar.hasNoWidth { return 0 }
    guard let index = Self.index(of: scalar) else { return scalar.isWide ? Self.em : zero }
    return isMonospaced ? zero : Self.value(at: offset + index * 2)
  }

  /// The advance of what a reader sees as one character.
  func advance(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.count > 1 else { return advance(of: first) }
    if character.isNewline { return 0 }
    if Self.isDrawnAsOne(scalars) { return Self.em }
    return Self.composed(character).reduce(0) { $0 + advance(of: $1) }
  }

  /// Whether several scalars make one picture or one syllable, an em wide: emoji sequences, flags, Hangul jamo.
  static func isDrawnAsOne(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, scalars.dropFirst().first != nil else { return false }
    return (first.isWide && index(of: first) == nil) || scalars.contains { $0.value == 0xFE0F }
  }

  /// The scalars that a character is drawn with: a letter and its mark as one where Unicode has such a letter.
  static func composed(_ character: Character) -> String.UnicodeScalarView {
    String(character).precomposedStringWithCanonicalMapping.unicodeScalars
  }

  /// Whether the font has a glyph for the scalar.
  static func contains(_ scalar: Unicode.Scalar) -> Bool { index(of: scalar) != nil }

  private static func value(at position: Int) -> Int {
    let digits = InterAdvances.digits.utf8Start
    return digit(digits[position]) * 90 + digit(digits[position + 1])
  }

  private static func digit(_ byte: UInt8) -> Int { Int(byte) - (byte > 92 ? 36 : 35) }

  /// The place of a scalar among the characters of the table.
  private static func index(of scalar: Unicode.Scalar) -> Int? {
    guard let code = UInt16(exactly: scalar.value) else { return nil }
    let ranges = InterAdvances.ranges
    var low = 0
    var high = ranges.count / 3
    while low < high {
      let middle = (low + high) / 2
      if code < ranges[middle * 3] {
        high = middle
      } else if code > ranges[middle * 3 + 1] {
        low = middle + 1
      } else {
        return Int(ranges[middle * 3 + 2]) + Int(code - ranges[middle * 3])
      }
    }
    return nil
  }
}
