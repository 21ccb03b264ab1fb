import Foundation

/// Measures text without a font file: advances come from a table, so every machine gets the same numbers.
///
/// Pairs of glyphs are not kerned. Marks, joiners and control characters advance by nothing, a tab by four spaces, and
/// characters that Inter lacks by an em when they are East Asian or emoji, by the width of a zero otherwise.
public enum FontMetrics {
  /// A glyph and where it is drawn on its line.
  public struct PlacedGlyph: Hashable, Sendable {
    public var scalar: Unicode.Scalar
    /// From the start of the text to the start of the glyph's room.
    public var x: CGFloat
    /// The room the glyph has; at least its own advance if digits are monospaced.
    public var advance: CGFloat
    /// Whether the font, or else Inter, has a glyph for the scalar by itself.
    public var isInFont: Bool
  }

  /// How far the text moves on after a scalar by itself, in points.
  public static func advance(of scalar: Unicode.Scalar, in font: FontSpec) -> CGFloat {
    points(FontFace(font).advance(of: scalar), in: font)
  }

  /// How far the text moves on after a character with all its scalars, in points.
  public static func advance(of character: Character, in font: FontSpec) -> CGFloat {
    points(FontFace(font).advance(of: character), in: font)
  }

  /// The length of a text on one line, spaces at its end included, with extra room after each character.
  public static func width(of text: some StringProtocol, in font: FontSpec, kern: CGFloat = 0) -> CGFloat {
    let extent = extent(of: text, in: FontFace(font))
    return points(extent.units, in: font) + kern * CGFloat(extent.characters)
  }

  /// The glyphs of a text on one line, from left to right; spaces that the font lacks have none.
  public static func glyphs(of text: String, in font: FontSpec, kern: CGFloat = 0) -> [PlacedGlyph] {
    let face = FontFace(font)
    var glyphs: [PlacedGlyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    var units = 0
    var characters = 0
    for character in text where !character.isNewline {
      let start = units
      units += face.advance(of: character)
      let scalars = character.unicodeScalars
      let whole = FontFace.isDrawnAsOne(scalars)
      var inner = start
      for scalar in whole || scalars.count == 1 ? scalars.prefix(1) : FontFace.composed(character)[...] {
        let advance = whole ? units - start : face.advance(of: scalar)
        let x = points(inner, in: font) + kern * CGFloat(characters)
        let isInFont = FontFace.contains(scalar)
        if isInFont || (advance > 0 && !scalar.properties.isWhitespace) {
          glyphs.append(PlacedGlyph(scalar: scalar, x: x, advance: points(advance, in: font), isInFont: isInFont))
        }
        inner += advance
      }
      characters += 1
    }
    return glyphs
  }

  /// Font units in points.
  static func points(_ units: Int, in font: FontSpec) -> CGFloat {
    CGFloat(units) * font.size / CGFloat(FontFace.em)
  }

  /// The length of a text in font units, and how many characters have room after them.
  static func extent(of text: some StringProtocol, in face: FontFace) -> (units: Int, characters: Int) {
    if let ascii = text.utf8.withContiguousStorageIfAvailable({ asciiExtent(of: $0, in: face) }), let ascii {
      return ascii
    }
    var units = 0
    var characters = 0
    for character in text where !character.isNewline {
      units += face.advance(of: character)
      characters += 1
    }
    return (units, characters)
  }

  private static func asciiExtent(
    of bytes: UnsafeBufferPointer<UInt8>, in face: FontFace
  ) -> (units: Int, characters: Int)? {
    var units = 0
    var characters = 0
    for byte in bytes {
      guard byte < 0x80 else { return nil }
      units += face.advance(ascii: byte)
      characters += byte >= 0x0A && byte <= 0x0D ? 0 : 1
    }
    return (units, characters)
  }
}
