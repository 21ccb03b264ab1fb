import Foundation
import Testing

@Suite("The page about the lowering")
struct LoweringDocumentTests {
  private static let rules = Repository.sources.filter { $0.path.hasPrefix("Sources/WindfallLowering/Rules/") }

  @Test("The page says what the rules say; WINDFALL_WRITE_DOCUMENTS=1 writes it again")
  func isFresh() throws {
    let text = LoweringDocument.text(rules: Self.rules)
    if ProcessInfo.processInfo.environment["WINDFALL_WRITE_DOCUMENTS"] == "1" {
      let url = Repository.root.appendingPathComponent(LoweringDocument.path)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let command = "WINDFALL_WRITE_DOCUMENTS=1 swift test --filter LoweringDocumentTests"
    let isFresh = Repository.text(LoweringDocument.path) == text
    #expect(isFresh, "the page is stale; run: \(command)")
  }

  @Test("Every rule has a sentence and shows what was before and after")
  func isComplete() {
    let rules = Self.rules.flatMap(\.declarations).filter { $0.inherited.contains("LoweringRule") }
    #expect(rules.count >= 8)
    for rule in rules {
      #expect(rule.comment.first?.hasSuffix(".") == true, "\(rule.name)")
      #expect(rule.comment.contains("## Before") && rule.comment.contains("## After"), "\(rule.name)")
    }
  }

  @Test("A rule becomes a section")
  func section() {
    let rule = """
      /// Removes a thing.
      /// ## Before
      /// a
      struct ThingRule: LoweringRule {}
      /// Helps.
      struct Helper {}
      """
    let text = LoweringDocument.text(rules: [SourceFile(path: "Sources/M/ThingRule.swift", text: rule)])
    #expect(
      text.hasSuffix(
        """
        ## ThingRule

        Removes a thing.

        ### Before

        a

        Source: [Sources/M/ThingRule.swift](../Sources/M/ThingRule.swift)

        """))
    #expect(!text.contains("Helper"))
  }
}
