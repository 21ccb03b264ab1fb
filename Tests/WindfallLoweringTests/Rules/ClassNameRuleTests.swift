import Testing

struct ClassNameRuleTests {
  static let cases = [
    LoweringCase(
      name: "class names",
      before:
        "import Foundation\nlet nameA = NSStringFromClass(NSObject.self); let classA: AnyClass? = NSClassFromString(nameA)",
      after:
        "import Foundation; import FoundationOverlay\nlet nameA = windfallStringFromClass(NSObject.self); let classA: AnyClass? = windfallClassFromString(nameA)"
    )
  ]

  @Test("Class names", arguments: cases)
  func classNames(_ example: LoweringCase) {
    expectLowering(example)
  }
}
