import Foundation
import Testing
import WindfallCore

@testable import WindfallGraphics

@Suite("Text")
struct TextTests {
  private func text(
    _ text: String, _ font: FontSpec, at origin: CGPoint = CGPoint(x: 20, y: 60), kern: CGFloat = 0,
    isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) -> DisplayItem {
    .text(
      DisplayText(
        text: text, font: font, color: .black, origin: origin, kern: kern, isUnderlined: isUnderlined,
        isStruckThrough: isStruckThrough))
  }

  @Test("The ink of a text is inside of its measured box, and fills it", arguments: FontSpec.Weight.allCases)
  func ink(weight: FontSpec.Weight) throws {
    let font = FontSpec(size: 40, weight: weight)
    let width = FontMetrics.width(of: "Hello", in: font)
    let ink = try #require(try Picture(width: 200, height: 80, text("Hello", font)).ink)
    #expect(ink.minX >= 20 && ink.minX < 26)
    #expect(ink.maxX <= 20 + width && ink.maxX > 20 + width - 6)
    // The l reaches a little above the height of the capitals.
    #expect(ink.minY >= 60 - font.ascender && ink.minY <= 60 - font.capHeight)
    #expect(ink.maxY >= 60 && ink.maxY <= 62)
  }

  @Test("Letters are drawn where they are measured")
  func positions() throws {
    let font = FontSpec(size: 40)
    let lone = try #require(try Picture(width: 300, height: 80, scale: 2, text("H", font)).ink)
    let shift = FontMetrics.width(of: "Wait 1.5 × ", in: font)
    let both = try #require(try Picture(width: 300, height: 80, scale: 2, text("Wait 1.5 × H", font)).ink)
    #expect(abs(both.maxX - lone.maxX - shift * 2) <= 1)
  }

  @Test("Kerning moves letters apart")
  func kern() throws {
    let font = FontSpec(size: 40)
    let plain = try #require(try Picture(width: 300, height: 80, text("HH", font)).ink)
    let wide = try #require(try Picture(width: 300, height: 80, text("HH", font, kern: 10)).ink)
    #expect(abs(wide.width - plain.width - 10) <= 1)
  }

  @Test("Monospaced digits are in the middle of their room")
  func monospacedDigits() throws {
    let font = FontSpec(size: 40, hasMonospacedDigits: true)
    let room = FontMetrics.width(of: "1", in: font)
    let one = try #require(try Picture(width: 100, height: 80, scale: 2, text("1", font)).ink)
    let plain = try #require(try Picture(width: 100, height: 80, scale: 2, text("1", FontSpec(size: 40))).ink)
    let moved = (room - FontMetrics.width(of: "1", in: FontSpec(size: 40))) / 2
    #expect(abs(one.minX - plain.minX - moved * 2) <= 1)
  }

  @Test("Characters that the font lacks are boxes as wide as they were measured")
  func missing() throws {
    let font = FontSpec(size: 40)
    let ink = try #require(try Picture(width: 100, height: 80, text("漢", font)).ink)
    #expect(ink.width > 28 && ink.minX >= 20 && ink.maxX <= 60)
    let narrow = try #require(try Picture(width: 100, height: 80, text("ש", font)).ink)
    #expect(narrow.maxX <= 20 + FontMetrics.width(of: "ש", in: font))
  }

  /// DejaVu Sans has the chess piece, which Inter has not; the emoji are in colours where a font has such.
  @Test("Characters that the font lacks come from the system's other fonts, in the room that was measured")
  func fallback() throws {
    let font = FontSpec(size: 40)
    let library = FontLibrary()
    for character in ["\u{265E}", "\u{1F600}"] {
      let scalar = try #require(character.unicodeScalars.first)
      guard let face = library.fallback(for: scalar) else { continue }
      #expect(library.fallback(for: scalar) === face)
      let picture = try Picture(width: 100, height: 80, text(character, font))
      let ink = try #require(picture.ink)
      #expect(ink.minX >= 19 && ink.maxX <= 21 + FontMetrics.width(of: character, in: font))
    }
    #expect(library.fallback(for: "\u{F8FF0}") == nil)
  }

  @Test("Every design draws letters of its own, inside the room that was measured, and Inter's where it has none")
  func designs() throws {
    var pictures: [Data] = []
    for design in FontSpec.Design.allCases {
      let font = FontSpec(size: 40, design: design)
      let ink = try #require(try Picture(width: 200, height: 80, text("Rag", font)).ink)
      #expect(ink.minX >= 18 && ink.maxX <= 22 + FontMetrics.width(of: "Rag", in: font))
      pictures.append(try PNGRenderer().render(list("Rag", font)))
      // Phonetic Extensions are in Inter alone.
      let rare = try #require(try Picture(width: 100, height: 80, text("\u{1D43}", font)).ink)
      #expect(rare.maxX <= 21 + FontMetrics.width(of: "\u{1D43}", in: font))
    }
    #expect(Set(pictures).count == FontSpec.Design.allCases.count)
  }

  private func list(_ string: String, _ font: FontSpec) -> DisplayList {
    DisplayList(
      size: CGSize(width: 200, height: 80), scale: 1, background: .white,
      root: DisplayGroup(items: [text(string, font)]))
  }

  @Test("A letter and its mark are drawn as the letter with the mark")
  func composition() throws {
    let font = FontSpec(size: 40)
    #expect(try PNGRenderer().render(list("e\u{301}", font)) == PNGRenderer().render(list("é", font)))
  }

  @Test("Underlines are below the baseline and strikes above, as long as the text")
  func lines() throws {
    let font = FontSpec(size: 40)
    let width = FontMetrics.width(of: "nnn", in: font)
    let underlined = try Picture(width: 200, height: 80, text("nnn", font, isUnderlined: true))
    let ink = try #require(underlined.ink)
    #expect(ink.minX == 20 && abs(ink.maxX - 20 - width) <= 1)
    #expect(ink.maxY > 64)
    let struck = try #require(try Picture(width: 200, height: 80, text("nnn", font, isStruckThrough: true)).ink)
    #expect(struck.minX == 20 && struck.maxY <= 61)
  }

  @Test("A line of a layout is drawn in its rectangle")
  func layout() throws {
    let layout = TextLayout(
      runs: [TextRun(text: "Hello", font: FontSpec(size: 20))], options: TextLayoutOptions(alignment: .trailing))
    let rect = CGRect(x: 10, y: 10, width: 150, height: 40)
    let group = DisplayGroup(items: layout.displayItems(in: rect))
    let ink = try #require(try Picture(width: 200, height: 80, .group(group)).ink)
    #expect(ink.maxX <= 160 && ink.maxX > 155)
    #expect(ink.minY >= 10 && ink.maxY <= 10 + layout.size.height)
  }
}
