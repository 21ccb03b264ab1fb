import Testing

struct XCTestModuleRuleTests {
  static let cases = [
    LoweringCase(
      name: "names with the module of XCTest",
      before: """
        import XCTest
        final class SpelledOutTests: XCTest.XCTestCase {
          func check() { XCTest.XCTAssertTrue(true) }
          let type = XCTest.self
        }
        """,
      after: """
        import XCTest; import XCUIAutomation
        final class SpelledOutTests: XCUIAutomation.XCTestCase { nonisolated convenience init() { self.init(name: "helper") { _ in } }; nonisolated override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) { if testRun == nil { windfallRecord(description, path: filePath, line: lineNumber) } else { super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected) } };
          func check() { XCUIAutomation.XCTAssertTrue(true) }
          let type = XCTest.self
        }
        """, isTest: true)
  ]

  @Test("Names with the module of XCTest", arguments: cases)
  func names(_ example: LoweringCase) {
    expectLowering(example)
  }
}
