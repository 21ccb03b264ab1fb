import Foundation
import FoundationOverlay
import Testing

@Suite("Localized attributed texts")
struct AttributedStringLocalizedTests {
  @Test("Markdown is read in the text, and not in its values")
  func markdown() {
    let name = "*Ada*"
    let text = AttributedString(localized: "Hello, **\(name)**!")
    #expect(String(text.characters) == "Hello, *Ada*!")
    let bold = text.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
    #expect(bold.map { String(text[$0.range].characters) } == ["*Ada*"])
  }

  @Test("The text of a key, and of a resource")
  func keys() {
    #expect(String(AttributedString(localized: "a key", defaultValue: "_a_ text").characters) == "a text")
    let resource = LocalizedStringResource("greeting.no.table", defaultValue: "**Hi**")
    #expect(String(AttributedString(localized: resource).characters) == "Hi")
  }
}
