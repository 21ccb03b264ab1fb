import Foundation

/// One design, weight and slant, looked up in the tables of advances; all lengths are in the font units of Inter.
struct FontFace {
  /// The advances of the face, and of the one of Inter for what the face lacks.
  private let own: UnsafePointer<UInt8>
  private let inter: UnsafePointer<UInt8>
  /// The characters of the face; nil where they are Inter's.
  private let table: AdvanceTable?
  /// How far every glyph advances, where that is one length.
  private let cell: Int?
  private let hasMonospacedDigits: Bool
  /// How far a zero advances.
  private let zero: Int

  static let em = InterAdvances.unitsPerEm

  init(_ font: FontSpec) {
    inter = AdvanceTable.inter.face(weight: font.weight, isItalic: font.isItalic)
    table =
      switch font.design {
      case .standard, .monospaced: nil
      case .serif: .vollkorn
      case .rounded: .quicksand
      }
    own = table?.face(weight: font.weight, isItalic: font.isItalic) ?? inter
    cell = font.design == .monospaced ? JetBrainsMonoAdvances.every : nil
    hasMonospacedDigits = font.hasMonospacedDigits
    zero = cell ?? AdvanceTable.value(in: own, at: 0x30 - 0x20)
  }

  /// The advance of a printable ASCII character, and nothing for a control character.
  func advance(ascii byte: UInt8) -> Int {
    guard byte >= 0x20, byte != 0x7F else { return byte == 0x09 ? advance(ascii: 0x20) * 4 : 0 }
    if let cell { return cell }
    if hasMonospacedDigits && byte >= 0x30 && byte <= 0x39 { return zero }
    return AdvanceTable.value(in: own, at: Int(byte - 0x20))
  }

  /// The advance of a scalar by itself.
  func advance(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return advance(ascii: UInt8(truncatingIfNeeded: scalar.value)) }
    if scalar.hasNoWidth { return 0 }
    if let index = table?.index(of: scalar) { return AdvanceTable.value(in: own, at: index) }
    guard let index = AdvanceTable.inter.index(of: scalar) else { return scalar.isWide ? Self.em : zero }
    return cell ?? AdvanceTable.value(in: inter, at: index)
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
    return (first.isWide && !contains(first)) || scalars.contains { $0.value == 0xFE0F }
  }

  /// The scalars that a character is drawn with: a letter and its mark as one where Unicode has such a letter.
  static func composed(_ character: Character) -> String.UnicodeScalarView {
    String(character).precomposedStringWithCanonicalMapping.unicodeScalars
  }

  /// Whether Inter has a glyph for the scalar; the other designs lack what it lacks.
  static func contains(_ scalar: Unicode.Scalar) -> Bool { AdvanceTable.inter.index(of: scalar) != nil }
}
