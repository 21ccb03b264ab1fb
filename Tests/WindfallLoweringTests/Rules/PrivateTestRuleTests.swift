import Testing

struct PrivateTestRuleTests {
  static let cases = [
    LoweringCase(
      name: "private classes",
      before: """
        import XCTest
        private final class HiddenTests: XCTestCase {
          func testA() throws {}
          func helper() {}
        }
        extension HiddenTests { func testB() async {} }
        """,
      after: """
        import XCTest; import XCUIAutomation
        private final class HiddenTests: XCTestCase {
          func testA() throws {}
          func helper() {}
        }
        extension HiddenTests { func testB() async {} }
        """,
      trailer: """
        import WindfallTestRunner
        @MainActor func windfallTests_privateclasses_swift_list() -> (types: [String: AnyClass], methods: [String: WindfallTestRunner.TestMethod]) { (
          types: ["HiddenTests": HiddenTests.self],
          methods: [
            "HiddenTests.testA": TestMethod("testA", file: "/project/privateclasses.swift", line: 3) { try ($0 as! HiddenTests).testA() },
            "HiddenTests.testB": TestMethod(async: "testB", file: "/project/privateclasses.swift", line: 6) { nonisolated(unsafe) let test = $0 as! HiddenTests; await test.testB() },
          ])
        }
        """, isTest: true)
  ]

  @Test("Private test classes", arguments: cases)
  func privateClasses(_ example: LoweringCase) {
    expectLowering(example)
  }
}
