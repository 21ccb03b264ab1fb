import Testing

struct TestingSelectorRuleTests {
  static let cases = [
    LoweringCase(
      name: "a copy of Testing's type",
      before: """
        import Foundation
        private typealias __XCTestCompatibleSelector = Selector
        private struct CopyOfTest { var name: String; var selector: __XCTestCompatibleSelector? }
        """,
      after: """
        import Foundation; import FoundationOverlay
        private typealias __XCTestCompatibleSelector = Never
        private struct CopyOfTest { var name: String; var selector: __XCTestCompatibleSelector? }
        """, compiles: false)
  ]

  @Test("Testing has no selectors on Linux", arguments: cases)
  func selectors(_ example: LoweringCase) {
    expectLowering(example)
  }
}
