import Testing

@testable import WindfallBuild

struct ElementTreeExcerptTests {
  private static let tree =
    (["Application", "  Window", "    Table"] + (0..<20_000).map { "      Cell, label: 'row \($0)'" })
    .joined(separator: "\n")

  @Test func `a short tree is shown whole`() {
    #expect(ElementTreeExcerpt("A\n  B", about: "").lines == ["A", "  B"])
  }

  @Test func `a long one is cut around what the message names, with what that lies in`() {
    let lines = ElementTreeExcerpt(Self.tree, about: "No match for \"row 15000\" Cell").lines
    #expect(lines.count == ElementTreeExcerpt.limit + 2)
    #expect(lines.prefix(4) == ["Application", "  Window", "    Table", "(14960 lines left out)"])
    #expect(lines.contains("      Cell, label: 'row 15000'"))
    #expect(lines.last == "(4843 lines left out)")
  }

  @Test func `without a name the beginning is shown, and at the end what stands before`() {
    let first = ElementTreeExcerpt(Self.tree, about: "it's wrong").lines
    #expect(first.first == "Application" && first.count == ElementTreeExcerpt.limit + 1)
    let last = ElementTreeExcerpt(Self.tree, about: "'row 19999' is off").lines
    #expect(last.last == "      Cell, label: 'row 19999'")
    #expect(last.count == ElementTreeExcerpt.limit + 1)
  }
}
