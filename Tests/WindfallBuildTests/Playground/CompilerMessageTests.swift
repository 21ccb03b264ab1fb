import Testing

@testable import WindfallBuild

struct CompilerMessageTests {
  @Test func `an error has its file, which may have colons, and its line`() throws {
    let message = try #require(CompilerMessage("/a:b/C.swift:3:7: error: cannot find 'x' in scope"))
    #expect(message.file == "/a:b/C.swift")
    #expect(message.line == 3)
    #expect(message.text == "cannot find 'x' in scope")
  }

  @Test(arguments: ["", "warning", "/C.swift:3:7: warning: unused", "error: no such module", "/C.swift: error: x"])
  func `other lines are none`(line: String) {
    #expect(CompilerMessage(line) == nil)
  }
}
