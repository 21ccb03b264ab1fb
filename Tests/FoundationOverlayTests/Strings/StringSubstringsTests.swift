import Foundation
import FoundationOverlay
import Testing

@Suite struct StringSubstringsTests {
  private func units(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
    var units: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { unit, range, enclosing, _ in
      units.append("\(unit ?? "-")|\(text[enclosing])")
    }
    return units
  }

  @Test("Words are told with what follows them")
  func words() {
    #expect(units("“Hi there”, 2 café’s!", .byWords) == ["Hi|“Hi ", "there|there”, ", "2|2 ", "café’s|café’s!"])
    #expect(units("a b", [.byWords, .reverse, .substringNotRequired]) == ["-|b", "-|a "])
    #expect(units("", .byWords) == [])
  }

  @Test("Sentences, and a part of a text")
  func sentences() throws {
    #expect(units("One. Two three? Four", .bySentences) == ["One. |One. ", "Two three? |Two three? ", "Four|Four"])
    let text = "😀 one two"
    var words: [Substring] = []
    let start = try #require(text.firstIndex(of: "w"))
    text.enumerateSubstrings(in: start..., options: .byWords) { _, range, _, _ in words.append(text[range]) }
    #expect(words == ["wo"])
  }

  @Test("It ends where it is told to, and lines are Foundation's")
  func ends() {
    var words: [String] = []
    let text = "a b c"
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, stops in
      words.append(word ?? "")
      stops = words.count == 2
    }
    #expect(words == ["a", "b"])
    #expect(units("a\nb", .byLines) == ["a|a\n", "b|b"])
  }
}
