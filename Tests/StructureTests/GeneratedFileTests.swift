import Testing

@Suite("Generated files")
struct GeneratedFileTests {
  @Test("Every generated file names the script that writes it")
  func files() {
    #expect(Repository.swiftFiles.contains { $0.isGenerated })
    Finding.expectNone(
      Repository.swiftFiles.flatMap { GeneratedFileCheck.findings(in: $0, exists: Repository.exists) })
  }

  private func findings(_ text: String, folder: String = "Generated") -> [String] {
    let file = SourceFile(path: "Sources/M/\(folder)/A.swift", text: text)
    return GeneratedFileCheck.findings(in: file) { $0 == "Scripts/make-a.py" }.map(\.message)
  }

  @Test("A file without its generator's name is found, and one whose generator is gone")
  func bad() {
    #expect(findings("enum A {}") == ["its first lines do not name the script that writes it"])
    #expect(findings("// Written by Scripts/make-b.py.\nenum A {}") == ["its generator Scripts/make-b.py is not there"])
    let late = String(repeating: "// words\n", count: 9) + "// Written by Scripts/make-a.py.\n"
    #expect(findings(late) == ["its first lines do not name the script that writes it"])
  }

  @Test("A file that names its generator is right, and one that is not generated needs none")
  func good() {
    #expect(findings("// swift-format-ignore-file\n// Written by Scripts/make-a.py; run it again.\nenum A {}").isEmpty)
    #expect(findings("enum A {}", folder: "Values").isEmpty)
  }
}
