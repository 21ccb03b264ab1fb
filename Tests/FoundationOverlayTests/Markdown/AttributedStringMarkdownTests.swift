import Foundation
import Testing

@_spi(Windfall) import FoundationOverlay

@Suite("Attributed strings of Markdown")
struct AttributedStringMarkdownTests {
  private func text(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
  ) throws -> String {
    String(try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax)).characters)
  }

  @Test("Marks become attributes")
  func marks() throws {
    let string = try AttributedString(markdown: "a **b** *c* `d` ~~e~~")
    let intents = string.runs.compactMap(\.inlinePresentationIntent)
    #expect(intents == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
    #expect(String(string.characters) == "a b c d e")
  }

  @Test("Links are kept, relative ones to the base")
  func links() throws {
    let base = URL(string: "https://b.org/d/")
    let string = try AttributedString(markdown: "[a](https://a.org) [b](e)", baseURL: base)
    #expect(string.runs.compactMap { $0.link?.absoluteString } == ["https://a.org", "https://b.org/d/e"])
  }

  @Test("The syntax says what becomes of lines and blocks")
  func syntax() throws {
    #expect(try text("# A\n\nb\nc\n\n- d\n- e") == "Ab cde")
    #expect(try text("# A\nb", .inlineOnly) == "# A b")
    #expect(try text("a\n\n**b**", .inlineOnlyPreservingWhitespace) == "a\n\nb")
  }
}
