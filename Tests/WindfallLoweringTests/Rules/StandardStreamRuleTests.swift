import Testing

struct StandardStreamRuleTests {
  static let cases = [
    LoweringCase(
      name: "standard streams",
      before: """
        import Foundation
        func complainAloud(_ text: String) { fputs(text, stderr) }
        let complaints = Process().standardError
        """,
      after: """
        import Foundation; import FoundationOverlay
        func complainAloud(_ text: String) { fputs(text, stderr) }
        let complaints = Process().standardError
        """,
      trailer: "private var stderr: UnsafeMutablePointer<FILE>! { windfallStderr }", compiles: false),
    LoweringCase(
      name: "streams that the module's name stands before",
      before: """
        import Darwin
        struct Streams { static let stderr = Darwin.stderr }
        """,
      after: """
        import DarwinOverlay
        struct Streams { static let stderr = DarwinOverlay.windfallStderr }
        """, compiles: false),
    LoweringCase(
      name: "streams of the file's own",
      before: """
        import Foundation
        let stdout = "out"
        struct Output { var stderr = "" }
        func outputs(_ output: Output) -> String { stdout + output.stderr }
        """,
      after: """
        import Foundation; import FoundationOverlay
        let stdout = "out"
        struct Output { var stderr = "" }
        func outputs(_ output: Output) -> String { stdout + output.stderr }
        """, compiles: false),
  ]

  @Test("The standard streams are read from anywhere", arguments: cases)
  func streams(_ example: LoweringCase) {
    expectLowering(example)
  }
}
