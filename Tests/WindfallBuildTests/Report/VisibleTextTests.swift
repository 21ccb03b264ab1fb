import Testing

@testable import WindfallBuild

struct VisibleTextTests {
  @Test func `control characters are shown and not obeyed`() {
    #expect(VisibleText.of("plain ✓ text\twith a tab") == "plain ✓ text\twith a tab")
    #expect(VisibleText.of("\u{1B}[2J\u{7}\u{0}\u{7F}") == "␛[2J␇␀␡")
    #expect(VisibleText.of("\u{9B}31m\u{202E}x") == "\u{FFFD}31m\u{FFFD}x")
    #expect(VisibleText.of("from Windows\r") == "from Windows")
    #expect(VisibleText.of("50 %\r60 %") == "50 %␍60 %")
  }

  @Test func `the same goes for XML`() {
    #expect(XMLText.escaped("\u{1B}[2J\u{9B}<\n") == "␛[2J\u{FFFD}&lt;\n")
  }
}
