import Testing
import WindfallLowering

struct ObjectiveCAttributeRuleTests {
  static let cases = [
    LoweringCase(
      name: "protocols and enums",
      before:
        "import UIKit\n@objc protocol ProtocolA { func act() }\n@objc enum EnumA: Int { case one }\n@objc(Named)\nclass ClassA: NSObject {}",
      after:
        "import UIKit\nprotocol ProtocolA: AnyObject { func act() }\nenum EnumA: Int { case one }\n\nclass ClassA: NSObject {}",
      trailer: """
        @_cdecl("windfall_class_Named") public nonisolated func windfall_class_Named() -> UnsafeRawPointer {
          unsafeBitCast(ClassA.self as AnyClass, to: UnsafeRawPointer.self)
        }
        """),
    LoweringCase(
      name: "actions without a sender",
      before: "import UIKit\nstruct ActionsA {\n  @IBAction private func cancelIt() {}\n}",
      after: "import UIKit\nstruct ActionsA {\n  private func cancelIt() {}\n}"),
  ]

  @Test("Attributes", arguments: cases)
  func attributes(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("What cannot be lowered is reported where it stands")
  func diagnostics() {
    let source = "class C {\n  @NSCopying var text: NSString\n}"
    let lowered = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: source, path: "a.swift")
    #expect(lowered.diagnostics.map { "\($0.severity) \($0.line):\($0.column)" } == ["error 2:3"])
  }
}
