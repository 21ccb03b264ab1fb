import Testing

struct TipRuleRuleTests {
  static let cases = [
    LoweringCase(
      name: "rules of tips",
      before: "import TipKit\nstruct HintA: Tip {\n  var rules: [Rule] {\n    #Rule(Self.$onA) { $0 == true }\n  }\n}",
      after:
        "import TipKit\nstruct HintA: Tip {\n  var rules: [Rule] {\n    Tips.Rule(Self.$onA) { $0 == true }\n  }\n}"),
    LoweringCase(
      name: "a macro of the app's own",
      before: "import Foundation\nlet ruleA = #Rule(1)",
      after: "import Foundation; import FoundationOverlay\nlet ruleA = #Rule(1)"),
  ]

  @Test("Rules of tips", arguments: cases)
  func rules(_ example: LoweringCase) {
    expectLowering(example)
  }
}
