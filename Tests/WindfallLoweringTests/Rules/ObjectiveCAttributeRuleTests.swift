import Testing
import WindfallLowering

struct ObjectiveCAttributeRuleTests {
  static let cases = [
    LoweringCase(
      name: "protocols and enums",
      before:
        "import UIKit\n@objc protocol ProtocolA { func act() }\n@objc enum EnumA: Int { case one }\n@objc(Named)\nclass ClassA: NSObject {}",
      after:
        "import UIKit; import ObjectiveC\nprotocol ProtocolA { func act() }\nenum EnumA: Int { case one }\n\nclass ClassA: NSObject {}"
    )
  ]

  @Test("Attributes", arguments: cases)
  func attributes(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("What cannot be lowered is reported where it stands")
  func diagnostics() {
    let source = "@objc protocol P {\n  @objc optional func f()\n}\nclass C {\n  @NSManaged var name: String\n}"
    let lowered = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: source, path: "a.swift")
    #expect(lowered.diagnostics.map { "\($0.severity) \($0.line):\($0.column)" } == ["error 2:9", "error 5:3"])
  }
}
