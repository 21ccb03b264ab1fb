import Testing

@Suite("File lengths")
struct FileLengthTests {
  @Test("No file is too long")
  func files() {
    Finding.expectNone(Repository.swiftFiles.flatMap { FileLengthCheck.findings(in: $0) })
  }

  @Test("The limit is exact, and the failure names the exempt files")
  func limit() {
    func file(_ lines: Int, _ path: String = "Sources/M/A.swift") -> SourceFile {
      SourceFile(path: path, text: String(repeating: "\n", count: lines))
    }
    #expect(FileLengthCheck.findings(in: file(350)).isEmpty)
    let exempt = [Exemption("Sources/M/Parser.swift", "one recursive algorithm")]
    let findings = FileLengthCheck.findings(in: file(351), exemptions: exempt)
    let message = "351 lines, 350 are allowed; exempt are only: Sources/M/Parser.swift (one recursive algorithm)"
    #expect(findings == [Finding(path: "Sources/M/A.swift", message: message)])
    #expect(FileLengthCheck.findings(in: file(351, "Sources/M/Parser.swift"), exemptions: exempt).isEmpty)
    #expect(FileLengthCheck.findings(in: file(351, "Sources/M/Generated/A.swift")).isEmpty)
  }

  @Test("A last line without its end counts")
  func lastLine() {
    #expect(SourceFile(path: "A.swift", text: "a\nb").lineCount == 2)
    #expect(SourceFile(path: "A.swift", text: "a\nb\n").lineCount == 2)
    #expect(SourceFile(path: "A.swift", text: "").lineCount == 0)
  }
}
