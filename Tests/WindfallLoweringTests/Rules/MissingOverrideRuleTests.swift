import Testing

struct MissingOverrideRuleTests {
  static let cases = [
    LoweringCase(
      name: "what XCTest lacks",
      before: """
        import XCTest
        final class LaunchTestsA: XCTestCase {
          override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
          override func setUp() {}
        }
        """,
      after: """
        import XCTest; import XCUIAutomation
        final class LaunchTestsA: XCTestCase {
          class var runsForEachTargetApplicationUIConfiguration: Bool { true }
          override func setUp() {}
        }
        """),
    LoweringCase(
      name: "a class of the user's own keeps its override",
      before: "class OtherA: OtherBase { override class var defaultMetrics: [XCTMetric] { [] } }",
      after: "class OtherA: OtherBase { override class var defaultMetrics: [XCTMetric] { [] } }",
      compiles: false),
  ]

  @Test("Overrides of what XCTest lacks", arguments: cases)
  func overrides(_ example: LoweringCase) {
    expectLowering(example)
  }
}
