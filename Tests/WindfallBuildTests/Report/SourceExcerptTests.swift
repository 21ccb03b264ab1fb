import Testing

@testable import WindfallBuild

struct SourceExcerptTests {
  private func excerpt(_ text: String, line: Int) throws -> [String]? {
    let folder = try TemporaryFolder()
    let file = folder.path + "/A.swift"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return SourceExcerpt(file: file, line: line)?.lines
  }

  @Test func `the mark stands under the first character`() throws {
    #expect(try excerpt("a\n  b(1)\n", line: 2) == ["2 |   b(1)", "  |   ^"])
  }

  @Test(arguments: [0, -1, 4, 3])
  func `there is nothing to show of an empty line or one outside of the file`(line: Int) throws {
    #expect(try excerpt("a\nb\n", line: line) == nil)
  }

  @Test func `there is nothing to show of a file that is not there`() {
    #expect(SourceExcerpt(file: "/nowhere.swift", line: 1) == nil)
  }
}
