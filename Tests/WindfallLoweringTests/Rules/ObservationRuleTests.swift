import Testing

struct ObservationRuleTests {
  static let cases = [
    LoweringCase(
      name: "what observers hear",
      before: """
        import XCTest
        final class LogA: NSObject {}
        extension LogA: XCTestObservation {
          func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
          func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
          func testCase(_ testCase: XCTestCase, didRecord number: Int) {}
        }
        """,
      after: """
        import XCTest; import XCUIAutomation
        final class LogA: NSObject {}
        extension LogA: XCTestObservation {
          func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
          func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
          func testCase(_ testCase: XCTestCase, didRecord number: Int) {}
        }
        """,
      trailer: """
        extension LogA: ObservesIssues {}
        extension LogA: ObservesExpectedFailures {}
        """,
      compiles: false)
  ]

  @Test("Observers of issues", arguments: cases)
  func observers(_ example: LoweringCase) {
    expectLowering(example)
  }
}
