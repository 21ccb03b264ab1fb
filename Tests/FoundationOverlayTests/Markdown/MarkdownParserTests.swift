import Testing

@_spi(Windfall) import FoundationOverlay

@Suite("Inline Markdown")
struct MarkdownParserTests {
  private func described(_ text: String) -> [String] {
    MarkdownSpan.parse(text).map { span in
      var marks = ""
      if span.isBold { marks += "b" }
      if span.isItalic { marks += "i" }
      if span.isCode { marks += "c" }
      if span.isStruckThrough { marks += "s" }
      if let link = span.link { marks += "->\(link)" }
      return marks.isEmpty ? span.text : "\(span.text)[\(marks)]"
    }
  }

  @Test("Emphasis is read, also inside emphasis")
  func emphasis() {
    #expect(described("a **b** c") == ["a ", "b[b]", " c"])
    #expect(described("*i* and _j_") == ["i[i]", " and ", "j[i]"])
    #expect(described("***x*** ~~y~~") == ["x[bi]", " ", "y[s]"])
    #expect(described("**a *b* c**") == ["a [b]", "b[bi]", " c[b]"])
  }

  @Test("Code is shown as it is")
  func code() {
    #expect(described("use `a*b*`") == ["use ", "a*b*[c]"])
    #expect(described("``a ` b``") == ["a ` b[c]"])
    #expect(described("a ` b") == ["a ` b"])
  }

  @Test("Links have a text and an address")
  func links() {
    #expect(
      described("see [the **page**](https://example.com/a)") == [
        "see ", "the [->https://example.com/a]", "page[b->https://example.com/a]",
      ])
    #expect(described("<https://example.com>") == ["https://example.com[->https://example.com]"])
    #expect(described("[no link]") == ["[no link]"])
  }

  @Test(
    "Marks that mark nothing are shown",
    arguments: ["2 * 3 * 4", "snake_case_name", "a ** b", "1 < 2 > 1", "*a", "~a~"])
  func plain(_ text: String) {
    #expect(described(text) == [text])
  }

  @Test("Escaped marks are shown, and every text can be escaped")
  func escapes() {
    #expect(described("\\*a\\*") == ["*a*"])
    let text = "*a* _b_ `c` [d](e) ~~f~~ \\ <g>"
    #expect(described(MarkdownSpan.escaped(text)) == [text])
  }
}
