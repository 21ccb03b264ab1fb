import Foundation
import Testing

@testable import WindfallCore

@Suite("Font metrics")
struct FontMetricsTests {
  private let font = FontSpec(size: 17)

  @Test("Advances are those of the font")
  func advances() {
    let em = FontSpec(size: 2816)
    #expect(FontMetrics.advance(of: "0" as Unicode.Scalar, in: em) == 1760)
    #expect(FontMetrics.advance(of: "1" as Unicode.Scalar, in: em) == 1308)
    #expect(FontMetrics.advance(of: "1" as Unicode.Scalar, in: FontSpec(size: 2816, weight: .black)) == 1424)
    #expect(FontMetrics.advance(of: "⟷" as Unicode.Scalar, in: em) == 4928)
  }

  @Test("Heights are those of the font")
  func heights() {
    let em = FontSpec(size: 2816)
    #expect(em.ascender == 2728)
    #expect(em.descender == -680)
    #expect(em.lineHeight == 3408)
    #expect(em.leading == 0)
    #expect(em.capHeight == 2048)
    #expect(em.xHeight == 1536)
  }

  @Test("A text is as wide as its characters together")
  func width() {
    let sum = "Größe → 5 €".unicodeScalars.reduce(0) { $0 + FontMetrics.advance(of: $1, in: font) }
    #expect(abs(FontMetrics.width(of: "Größe → 5 €", in: font) - sum) < 1e-9)
  }

  @Test("The way for ASCII gives what the way for all characters gives")
  func asciiPath() {
    let text = (0x20..<0x7F).map { String(UnicodeScalar(UInt8($0))) }.joined()
    let withMark = FontMetrics.width(of: text + "\u{301}", in: font)
    #expect(FontMetrics.width(of: text, in: font) == withMark)
  }

  @Test("Kerning adds to each character")
  func kern() {
    let plain = FontMetrics.width(of: "abc", in: font)
    #expect(FontMetrics.width(of: "abc", in: font, kern: 2) == plain + 6)
  }

  @Test("Marks, joiners and variation selectors have no width")
  func zeroWidth() {
    for scalar in ["\u{301}", "\u{FE0F}", "\u{200D}", "\u{200B}", "\u{AD}", "\n", "\u{2028}"] as [Unicode.Scalar] {
      #expect(FontMetrics.advance(of: scalar, in: font) == 0)
    }
    #expect(FontMetrics.width(of: "e\u{301}", in: font) == FontMetrics.width(of: "é", in: font))
    #expect(FontMetrics.width(of: "a\r\nb", in: font) == FontMetrics.width(of: "ab", in: font))
  }

  @Test(
    "Emoji, flags, East Asian characters and syllables are an em wide",
    arguments: [
      "😀", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "1️⃣", "漢", "あ", "한", "\u{1112}\u{1161}\u{11AB}",
    ])
  func wide(text: String) {
    #expect(FontMetrics.width(of: text, in: font) == 17)
  }

  @Test("Other characters that the font lacks are as wide as a zero")
  func missing() {
    #expect(FontMetrics.width(of: "ש", in: font) == FontMetrics.width(of: "0", in: font))
  }

  @Test("Monospaced digits are as wide as a zero, and letters keep their width")
  func monospacedDigits() {
    let digits = FontSpec(size: 17, hasMonospacedDigits: true)
    #expect(FontMetrics.width(of: "1111", in: digits) == FontMetrics.width(of: "0000", in: font))
    #expect(FontMetrics.width(of: "il", in: digits) == FontMetrics.width(of: "il", in: font))
  }

  @Test("Every character of a monospaced font is as wide as a zero")
  func monospaced() {
    let mono = FontSpec(size: 17, design: .monospaced)
    #expect(FontMetrics.width(of: "iWé.", in: mono) == FontMetrics.width(of: "0000", in: mono))
  }

  @Test("Bold text is wider than regular text and italic has a table of its own")
  func faces() {
    let bold = FontSpec(size: 17, weight: .bold)
    #expect(FontMetrics.width(of: "Hello", in: bold) > FontMetrics.width(of: "Hello", in: font))
    let italic = FontSpec(size: 2816, isItalic: true)
    #expect(FontMetrics.advance(of: "1" as Unicode.Scalar, in: italic) == 1308)
  }

  @Test("Placed glyphs end where the measured text ends")
  func placedGlyphs() throws {
    let text = "A1é👨‍👩‍👧漢"
    let glyphs = FontMetrics.glyphs(of: text, in: font, kern: 1)
    let last = try #require(glyphs.last)
    #expect(abs(last.x + last.advance + 1 - FontMetrics.width(of: text, in: font, kern: 1)) < 1e-9)
    #expect(glyphs.map(\.isInFont) == [true, true, true, false, false])
  }

  @Test("Tabs and wide spaces have room but no glyph")
  func spaces() {
    #expect(FontMetrics.glyphs(of: "a\t\u{3000}b", in: font).map(\.scalar) == ["a", "b"])
    #expect(FontMetrics.width(of: "\t", in: font) == FontMetrics.width(of: "    ", in: font))
    #expect(FontMetrics.width(of: "\u{3000}", in: font) == 17)
  }

  @Test("A single line has the height of its font")
  func measure() {
    let size = TextMeasure.size(of: "Hello ", font: font)
    #expect(size.height == font.lineHeight)
    #expect(size.width == FontMetrics.width(of: "Hello ", in: font))
  }
}
