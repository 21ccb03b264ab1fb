import Testing

struct HelperTestCaseRuleTests {
  static let cases = [
    LoweringCase(
      name: "a test case that runs no test",
      before: "import XCTest\nfunc makeHelperCase() -> XCTestCase { XCTestCase() }",
      after: "import XCTest; import XCUIAutomation\nfunc makeHelperCase() -> XCTestCase { XCTestCase.windfallHelper() }"
    )
  ]

  @Test("A test case without a test is made by a helper", arguments: cases)
  func helper(_ example: LoweringCase) {
    expectLowering(example)
  }
}
