import CoreText
import Testing
import UIKit

@MainActor @Suite("Fonts of Core Text")
struct CTFontTests {
  @Test("A font of UIKit's is one of Core Text's, with the same measures")
  func bridged() {
    let font: CTFont = UIFont.boldSystemFont(ofSize: 20)
    #expect(CTFontGetSize(font) == 20)
    #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
    #expect(CTFontGetCapHeight(font) == font.capHeight && CTFontGetXHeight(font) == font.xHeight)
    #expect(CTFontGetLeading(font) == font.leading)
    #expect(CTFontCopyFamilyName(font) as String == font.familyName)
  }

  @Test("A name that nobody knows gives another font, as there always is one")
  func names() {
    #expect(CTFontCopyPostScriptName(CTFontCreateWithName("Georgia-Bold", 15, nil)) as String == "Georgia-Bold")
    let unknown = CTFontCreateWithName("Nobody's", 15, nil)
    #expect(CTFontGetSize(unknown) == 15 && CTFontCopyFamilyName(unknown) as String == "Helvetica")
    #expect(CTFontGetSize(CTFontCreateWithName("Georgia", 0, nil)) == 12)
    #expect(CTFontCopyFullName(CTFontCreateWithName("Georgia-Bold", 15, nil)) as String == "Georgia Bold")
    #expect(CTFontCopyFullName(unknown) as String == "Helvetica")
    let larger = CTFontCreateCopyWithAttributes(unknown, 30, nil, nil)
    #expect(CTFontGetSize(larger) == 30 && CTFontCopyFamilyName(larger) == CTFontCopyFamilyName(unknown))
  }

  @Test("Glyphs are as wide as their characters")
  func glyphs() {
    let font = UIFont.systemFont(ofSize: 20)
    let characters = Array("Wi".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: 2)
    #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 2))
    var advances = [CGSize](repeating: .zero, count: 2)
    let width = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2)
    #expect(advances[0].width > advances[1].width && advances[1].width > 0)
    #expect(abs(width - Double(NSAttributedString(string: "Wi", attributes: [.font: font]).size().width)) < 1)
  }
}
