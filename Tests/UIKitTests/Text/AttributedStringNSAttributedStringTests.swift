import Testing

@testable import UIKit

struct AttributedStringNSAttributedStringTests {
  @Test func `A text of Foundation's kind keeps its runs with what UIKit knows of them`() throws {
    let text = NSMutableAttributedString(string: "👍 red")
    text.append(
      NSAttributedString(
        string: " link",
        attributes: [.link: "https://example.com", .font: UIFont.boldSystemFont(ofSize: 9), .underlineStyle: 1]))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 3, length: 3))
    let result = AttributedString(text)
    #expect(String(result.characters) == "👍 red link")
    let parts = result.runs.map { String(result[$0.range].characters) }
    #expect(parts == ["👍 ", "red", " link"])
    let runs = Array(result.runs)
    typealias Scope = AttributeScopes.UIKitAttributes
    #expect(runs[0].attributes == AttributeContainer())
    #expect(runs[1].attributes[Scope.ForegroundColorAttribute.self] == .red)
    let last = try #require(runs.last?.attributes)
    #expect(last[Scope.FontAttribute.self] == .boldSystemFont(ofSize: 9))
    #expect(last[Scope.UnderlineStyleAttribute.self] == .single)
    #expect(last[AttributeScopes.FoundationAttributes.LinkAttribute.self] == URL(string: "https://example.com"))
    #expect(AttributedString(NSAttributedString(string: "")).characters.isEmpty)
  }
}
