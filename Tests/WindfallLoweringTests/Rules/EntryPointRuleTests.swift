import Testing

struct EntryPointRuleTests {
  static let cases = [
    LoweringCase(
      name: "UIApplicationMain",
      before: "import UIKit\n@UIApplicationMain\nfinal class DelegateA: UIResponder, UIApplicationDelegate {}",
      after: "import UIKit\n@main\nfinal class DelegateA: UIResponder, UIApplicationDelegate {}"),
    LoweringCase(
      name: "in main.swift", before: "@UIApplicationMain class DelegateB {}", after: "class DelegateB {}",
      compiles: false,
      fileName: "main.swift"),
    LoweringCase(
      name: "main stays", before: "@main struct Program {}", after: "@main struct Program {}", compiles: false),
  ]

  @Test("Entry points", arguments: cases)
  func entryPoints(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("The line of the entry point is a fact")
  func mainIsFact() {
    #expect(EntryPointRuleTests.cases[0].lowered().facts.mainLine == 2)
    #expect(!EntryPointRuleTests.cases[1].lowered().facts.hasMain)
    #expect(EntryPointRuleTests.cases[2].lowered().facts.hasMain)
  }
}
