import Testing
import WindfallLowering

struct StringLiteralTests {
  @Test func `a literal stands on one line, and holds nothing that the compiler refuses`() {
    #expect("a b".swiftLiteral == "\"a b\"")
    #expect("a\"\\b".swiftLiteral == #""a\"\\b""#)
    #expect("a\nb\r\tc\u{1B}".swiftLiteral == #""a\nb\r\tc\u{1B}""#)
    #expect("日本 é".swiftLiteral == "\"日本 é\"")
  }
}
