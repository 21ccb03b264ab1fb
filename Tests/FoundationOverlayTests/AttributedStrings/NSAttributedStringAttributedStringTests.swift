import Foundation
import FoundationOverlay
import Testing

@Suite("NSAttributedString of an AttributedString")
struct NSAttributedStringAttributedStringTests {
  @Test("It has the text")
  func text() {
    #expect(NSAttributedString(AttributedString("Hello, Blob")).string == "Hello, Blob")
    #expect(NSAttributedString(AttributedString()).length == 0)
  }

  @Test("Each run keeps its attributes under their names, options as numbers")
  func attributes() throws {
    var link = AttributedString("link")
    link.link = URL(string: "https://example.com")
    var strong = AttributedString("strong")
    strong.inlinePresentationIntent = .stronglyEmphasized
    let text = NSAttributedString(AttributedString("A ") + link + strong)
    #expect(text.attributes(at: 0, effectiveRange: nil).isEmpty)
    let url = text.attribute(NSAttributedString.Key(rawValue: "NSLink"), at: 2, effectiveRange: nil)
    #expect(url as? URL == URL(string: "https://example.com"))
    let key = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
    let intent = text.attribute(key, at: 6, effectiveRange: nil)
    #expect(intent as? UInt == InlinePresentationIntent.stronglyEmphasized.rawValue)
  }

  @Test("A mutable one can be made as well")
  func mutable() {
    let text = NSMutableAttributedString(AttributedString("A"))
    text.append(NSAttributedString(string: "B"))
    #expect(text.string == "AB")
  }
}
