import Testing

struct HelperTestCaseRuleTests {
  private static let made =
    "nonisolated convenience init() { self.init(name: \"helper\") { _ in } };"
    + " nonisolated override func recordFailure(withDescription description: String, inFile filePath: String,"
    + " atLine lineNumber: Int, expected: Bool) { if testRun == nil"
    + " { windfallRecord(description, path: filePath, line: lineNumber) } else"
    + " { super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected) } };"

  static let cases = [
    LoweringCase(
      name: "a test case that runs no test",
      before: "import XCTest\nfunc makeHelperCase() -> XCTestCase { XCTestCase() }",
      after: "import XCTest; import XCUIAutomation\nfunc makeHelperCase() -> XCTestCase { XCTestCase.windfallHelper() }"
    ),
    LoweringCase(
      name: "a page that inherits the methods of test cases",
      before: """
        import XCTest
        class PageA: XCTestCase { func open() { XCTAssertTrue(true) } }
        final class PageB: PageA {}
        final class PageTests: XCTestCase { func testOpen() { PageA().open(); PageB().open() } }
        """,
      after: """
        import XCTest; import XCUIAutomation
        class PageA: XCTestCase { \(made) func open() { XCTAssertTrue(true) } }
        final class PageB: PageA {}
        final class PageTests: XCTestCase { func testOpen() { PageA().open(); PageB().open() } }
        """, isTest: true),
    LoweringCase(
      name: "a class of tests that others ask for a value",
      before: """
        import XCTest
        final class PriceTests: XCTestCase {
          func testPrice() { XCTAssertEqual(price(), 3) }
          func price() -> Int { 3 }
        }
        final class BillTests: XCTestCase { func testBill() { XCTAssertEqual(PriceTests().price(), 3) } }
        """,
      after: """
        import XCTest; import XCUIAutomation
        final class PriceTests: XCTestCase { nonisolated convenience init() { self.init(name: "helper") { _ in } };
          func testPrice() { XCTAssertEqual(price(), 3) }
          func price() -> Int { 3 }
        }
        final class BillTests: XCTestCase { func testBill() { XCTAssertEqual(PriceTests().price(), 3) } }
        """, isTest: true),
  ]

  @Test("A test case without a test is made by a helper", arguments: cases)
  func helper(_ example: LoweringCase) {
    expectLowering(example)
  }
}
