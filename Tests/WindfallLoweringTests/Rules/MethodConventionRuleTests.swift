import Testing

struct MethodConventionRuleTests {
  static let cases = [
    LoweringCase(
      name: "implementations of methods",
      before: """
        import UIKit
        typealias OriginalLayout = @convention(c) (UIViewController, Selector) -> Void
        func replaceLayout(_ block: @escaping @convention(block) (UIViewController, Selector?) -> Void) {}
        typealias Comparison = @convention(c) (Int, Int) -> Int
        """,
      after: """
        import UIKit
        typealias OriginalLayout =  (UIViewController, Selector) -> Void
        func replaceLayout(_ block: @escaping  (UIViewController, Selector?) -> Void) {}
        typealias Comparison = @convention(c) (Int, Int) -> Int
        """)
  ]

  @Test("What implements a method is a function of Swift", arguments: cases)
  func conventions(_ example: LoweringCase) {
    expectLowering(example)
  }
}
