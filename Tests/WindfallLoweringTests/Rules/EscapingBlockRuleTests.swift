import Testing
import WindfallLowering

struct EscapingBlockRuleTests {
  static let cases = [
    LoweringCase(
      name: "a block that is passed on",
      before: """
        import Foundation
        extension NSRegularExpression {
          func enumerateMatches(all text: String, _ body: (NSTextCheckingResult?) -> Void) {
            enumerateMatches(in: text, range: NSRange(location: 0, length: 1)) { match, _, _ in body(match) }
          }
        }
        func each(_ expression: NSRegularExpression) { expression.enumerateMatches(all: "") { _ in } }
        """,
      after: """
        import Foundation; import FoundationOverlay
        extension NSRegularExpression {
          func windfallEnumerateMatches(all text: String, _ body: (NSTextCheckingResult?) -> Void) {
            windfallEnumerateMatches(in: text, range: NSRange(location: 0, length: 1)) { match, _, _ in body(match) }
          }
        }
        func each(_ expression: NSRegularExpression) { expression.windfallEnumerateMatches(all: "") { _ in } }
        """)
  ]

  @Test("Methods whose blocks do not outlive the call on iOS", arguments: cases)
  func renaming(_ example: LoweringCase) {
    expectLowering(example)
  }
}
