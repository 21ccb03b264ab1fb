import Testing

@Suite("Links in documents")
struct DocumentLinkTests {
  private static let rootFiles = [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "Package.swift", "Makefile", "windfall", ".swift-format",
  ]

  @Test("Everything the documents name is there")
  func documents() {
    let folders = ["Sources", "Tests", "Documentation", "Scripts", "Examples", "Benchmarks", ".ci", ".github"]
    let files = Set(Repository.paths(under: folders) + Self.rootFiles.filter(Repository.exists))
    // The page about packages names their tests, some of which lie in a target called Tests.
    let documents = files.filter {
      $0.hasSuffix(".md") && !$0.contains("/Fixtures/") && $0 != "Documentation/Packages.md"
    }.sorted()
    #expect(documents.contains("Documentation/Architecture.md"))
    Finding.expectNone(
      documents.flatMap { DocumentLinkCheck.findings(path: $0, text: Repository.text($0), files: files) })
  }

  private func findings(_ text: String) -> [String] {
    let files: Set = ["README.md", "Documentation/A.md", "Sources/M/Views/Frame.swift"]
    return DocumentLinkCheck.findings(path: "Documentation/A.md", text: text, files: files).map(\.message)
  }

  @Test(
    "What is there",
    arguments: [
      "[Frame](../Sources/M/Views/Frame.swift)", "[top](../README.md#start)", "[page](https://example.org/a)",
      "`Sources/M/Views/Frame.swift`", "`Sources/M`", "`Sources/M/`", "`Frame.swift`", "`Sources/<Module>/A.swift`",
      "`Type+Concern.swift <file>`", "```\n`Sources/M/B.swift`\n```", "[here](#part)",
    ])
  func good(text: String) {
    #expect(findings(text).isEmpty)
  }

  @Test(
    "What is not there",
    arguments: [
      ("[Frame](../Sources/M/Frame.swift)", "../Sources/M/Frame.swift is not there"),
      ("`Sources/M/B.swift`", "Sources/M/B.swift is not there"), ("`Frames.swift`", "no file is called Frames.swift"),
      ("[a](B.md)", "B.md is not there"),
    ])
  func bad(text: String, message: String) {
    #expect(findings(text) == [message])
  }
}
