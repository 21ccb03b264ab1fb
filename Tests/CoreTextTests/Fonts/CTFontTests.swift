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
    let larger = CTFontCreateCopyWithAttributes(unknown, 30, nil, nil)
    #expect(CTFontGetSize(larger) == 30 && CTFontCopyFamilyName(larger) == CTFontCopyFamilyName(unknown))
  }
}
