import Testing

@testable import WindfallProject

@Suite("Reading XML") struct MarkupParserTests {
  @Test func `reads every way to write an attribute`() throws {
    let text = """
      <?xml version="1.0"?><!-- <A a="no"/> -->
      <A a = "&lt;&quot;&amp;&apos;&gt;&#65;&#x42;&what;" b='"' c="">text<B.c/> more<![CDATA[<x>]]></A>
      """
    let root = try MarkupParser.root(of: text.utf8)
    #expect(root.name == "A")
    #expect(root.attributes == ["a": "<\"&'>AB&what;", "b": "\"", "c": ""])
    #expect(root.children == [MarkupElement(name: "B.c", line: 2)])
    #expect(root.text == "text more<x>")
    #expect(root.line == 2)
  }

  @Test(arguments: [
    ("", 1, "it has no element"),
    ("<A>\n<B>\n</A>", 3, "</A> closes <B> of line 2"),
    ("</A>", 1, "</A> closes nothing"),
    ("<A>\n <B a=\"1\"/>\n", 3, "the file ends before <A> of line 1 is closed"),
    ("<A a>", 1, "the attribute a has no value"),
    ("<A a=1>", 1, "the value of the attribute a is not in quotes"),
    ("<A a=\"1", 1, "the value of the attribute a does not end"),
    ("<A>\n< b/></A>", 2, "a name is missing"),
    ("<A><!-- x", 1, "the file ends before -->"),
    ("<!DOCTYPE A [<!ENTITY b SYSTEM \"file:///etc/hostname\">]><A>&b;</A>", 1, "a document type is not allowed"),
  ])
  func `says what is wrong, and in which line`(text: String, line: Int, message: String) {
    #expect(throws: MarkupError(line: line, message: message)) { try MarkupParser.root(of: text.utf8) }
  }

  @Test func `stops at elements that are nested too deep`() {
    let text = String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
    #expect(throws: MarkupError(line: 1, message: "elements are nested more than 256 deep")) {
      try MarkupParser.root(of: text.utf8)
    }
  }

  @Test func `a file cut anywhere is an error`() throws {
    let text = "<?xml version=\"1.0\"?><A b=\"c\"><!-- d --><E>f&amp;g</E></A>"
    #expect(throws: Never.self) { try MarkupParser.root(of: text.utf8) }
    for count in 0..<text.utf8.count {
      #expect(throws: MarkupError.self) { try MarkupParser.root(of: text.utf8.prefix(count)) }
    }
  }
}
