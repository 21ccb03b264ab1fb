import Testing

struct ObjectiveCClassNameRuleTests {
  static let cases = [
    LoweringCase(
      name: "classes with a name in Objective-C",
      before:
        "import UIKit\n@objc class PlainN: NSObject {}\nenum OuterN { @objc(NamedN) final class InnerN: NSObject {} }",
      after:
        "import UIKit\nclass PlainN: NSObject {}\nenum OuterN { final class InnerN: NSObject {} }",
      trailer: """
        @_cdecl("windfall_class_NamedN") public nonisolated func windfall_class_NamedN() -> UnsafeRawPointer {
          unsafeBitCast(OuterN.InnerN.self as AnyClass, to: UnsafeRawPointer.self)
        }
        """),
    LoweringCase(
      name: "classes that nothing outside can name",
      before: "import UIKit\nfunc makeN() { @objc(HiddenN) class LocalN: NSObject {} }",
      after: "import UIKit\nfunc makeN() { class LocalN: NSObject {} }"),
  ]

  @Test("A class is found by the name that it has in Objective-C", arguments: cases)
  func names(_ example: LoweringCase) {
    expectLowering(example)
  }
}
