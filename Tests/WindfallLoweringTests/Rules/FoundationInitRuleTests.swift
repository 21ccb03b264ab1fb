import Testing
import WindfallLowering

struct FoundationInitRuleTests {
  static let cases = [
    LoweringCase(
      name: "objects of nothing",
      before: """
        import Foundation
        enum EmptyThings {
          static func fail() throws { throw NSError() }
          static func texts() -> [Any] { [NSAttributedString(), NSMutableAttributedString(), NSMutableString()] }
          static func number() -> NSNumber { NSNumber() }
          static func full() -> [Any] { [NSError(domain: "a", code: 1), NSAttributedString(string: "b")] }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        enum EmptyThings {
          static func fail() throws { throw NSError(domain: "", code: 0) }
          static func texts() -> [Any] { [NSAttributedString(string: ""), NSMutableAttributedString(string: ""), NSMutableString(capacity: 0)] }
          static func number() -> NSNumber { unsafeBitCast(0, to: NSNumber.self) }
          static func full() -> [Any] { [NSError(domain: "a", code: 1), NSAttributedString(string: "b")] }
        }
        """),
    LoweringCase(
      name: "a timer that is not scheduled",
      before: "import Foundation\nfinal class Clock { var timer = Timer() }",
      after: "import Foundation; import FoundationOverlay\nfinal class Clock { var timer = Timer.windfallInvalid() }"),
    LoweringCase(
      name: "a cache of the usual size",
      before: "import Foundation\nlet usualCache = URLCache()",
      after: "import Foundation; import FoundationNetworking; import FoundationNetworkingOverlay; "
        + "import FoundationOverlay\n"
        + "let usualCache = URLCache(memoryCapacity: 4_000_000, diskCapacity: 20_000_000, diskPath: nil)"),
    LoweringCase(
      name: "a code of an error",
      before: "import Foundation\nlet failedA = URLError.Code(rawValue: 404).rawValue + [1].count",
      after: "import Foundation; import FoundationOverlay\n"
        + "let failedA = URLError.Code(windfallRawValue: 404).rawValue + [1].count"),
    LoweringCase(
      name: "a predicate that says what it is",
      before: "import Foundation\nlet textsA = [NSPredicate(value: false), NSPredicate(), "
        + "NSPredicate(format: \"a\")].map(\\.description)",
      after: "import Foundation; import FoundationOverlay\n"
        + "let textsA = [NSPredicate(windfallValue: false), NSPredicate(windfallValue: true), "
        + "NSPredicate(format: \"a\")].map(\\.description)"),
  ]

  @Test("Foundation's classes without arguments", arguments: cases)
  func initialisers(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("A project's own timers stay")
  func ownTimers() {
    let source = "import Foundation\nstruct Timer {}\nlet timer = Timer()"
    let lowered = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: source, path: "/project/A.swift")
    #expect(lowered.text.contains("let timer = Timer()"))
    #expect(lowered.facts.declaresTimer)
    var options = LoweringOptions(moduleName: "App")
    options.module = ModuleFacts([lowered.facts])
    let other = Lowerer(options: options).lower(source: "import Foundation\nlet t = Timer()", path: "/project/B.swift")
    #expect(other.text.contains("let t = Timer()"))
  }
}
