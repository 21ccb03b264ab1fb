import Testing

@Suite("Words")
struct WordTests {
  @Test("No file holds a note to self, or a path of one machine")
  func files() {
    let folders = ["Sources", "Tests", "Documentation", "Scripts", "Examples", "Benchmarks", ".ci", ".github"]
    let single = [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Package.swift", "Makefile", "windfall", ".gitignore",
    ]
    let binary: Set = ["png", "jpg", "otf", "ttf", "pdf"]
    let paths = (Repository.paths(under: folders) + single).filter {
      !binary.contains($0.split(separator: ".").last.map(String.init) ?? "")
    }
    #expect(paths.count > 300)
    Finding.expectNone(paths.flatMap { WordCheck.findings(path: $0, text: Repository.text($0)) })
  }

  @Test(
    "What is found",
    arguments: [
      "// TO" + "DO: later", "let a = 1  // FIX" + "ME", "/* TO" + "DO */",
      "\"/ho" + "me/ada/project\"", "file:///Us" + "ers/ada/x", "cd /wo" + "rk/main", "/ro" + "ot/.cache",
    ])
  func bad(line: String) {
    let findings = WordCheck.findings(path: "a.md", text: "first\n\(line)\n")
    #expect(findings.map(\.line) == [2])
  }

  @Test(
    "What is not found",
    arguments: [
      "let todoList = 1", "TODOS", "/home/someone/project", "Sources/work/main", "\(#"$HOME/Users/x"#)",
      "https://example.org/users/ada",
    ])
  func good(line: String) {
    #expect(WordCheck.findings(path: "a.md", text: line).isEmpty)
  }
}
