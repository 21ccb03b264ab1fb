import Testing

@testable import WindfallProject

struct StringFilePathTests {
  @Test func `doubled slashes and letters of all scripts go together`() {
    let path = "/Products/ä.app//日本"
    #expect(path.filePath.lastPathComponent == "日本")
    #expect("a///b//c.d".filePath == "a/b/c.d")
    #expect(path.filePath.deletingLastPathComponent == "/Products/ä.app")
  }
}
