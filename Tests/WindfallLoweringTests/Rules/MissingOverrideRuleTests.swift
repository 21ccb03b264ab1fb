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
    LoweringCase(
      name: "what is recorded",
      before: """
        import XCTest
        class RecordBaseA: XCTestCase {
          override func record(_ issue: XCTIssue) { super.record(issue) }
          override func record(_ other: Other) {}
        }
        class RecordSubA: RecordBaseA {
          override func record(_ issue: XCTIssue) {}
          override class var defaultMetrics: [XCTMetric] { [] }
        }
        """,
      after: """
        import XCTest; import XCUIAutomation
        class RecordBaseA: XCTestCase {
          func record(_ issue: XCTIssue) { super.record(issue) }
          override func record(_ other: Other) {}
        }
        class RecordSubA: RecordBaseA {
          override func record(_ issue: XCTIssue) {}
          class var defaultMetrics: [XCTMetric] { [] }
        }
        """,
      trailer: """
        extension RecordBaseA: OverridesRecord {}
        extension RecordSubA: OverridesDefaultMetrics {}
        """,
      compiles: false),
    LoweringCase(
      name: "what calls back",
      before: """
        import XCTest
        final class BackTestsA: XCTestCase {
          override func setUp(completion: @escaping (Error?) -> Void) {
            completion(nil)
          }
        }
        """,
      after: """
        import XCTest; import XCUIAutomation
        final class BackTestsA: XCTestCase {
          func setUp(completion: @escaping (Error?) -> Void) {
            completion(nil)
          }; override func setUp() async throws { nonisolated(unsafe) let test = self; try await XCTestCase.windfallCompletion { test.setUp(completion: $0) } }
        }
        """,
      compiles: false),
  ]

  @Test("Overrides of what XCTest lacks", arguments: cases)
  func overrides(_ example: LoweringCase) {
    expectLowering(example)
  }
}
