import ObjectiveC
import WindfallTestRunner
import XCTest
@_spi(Windfall) import XCTestOverlay

/// A class that leaves a test out of its suite and adds others, and that counts what it has.
final class OwnSuiteTests: XCTestCase, OverridesDefaultTestSuite {
  private var value = 0

  static var defaultTestSuite: XCTestSuite {
    let suite = XCTestSuite(name: "own")
    for test in XCTestSuite(forTestCaseClass: OwnSuiteTests.self).tests where !test.name.hasSuffix("testLeftOut") {
      suite.addTest(test)
    }
    for value in 1...3 {
      let test = OwnSuiteTests(selector: Selector("verify", methodWithoutParameters: OwnSuiteTests.verify))
      test.value = value
      suite.addTest(test)
    }
    return suite
  }

  func verify() {
    print("verify \(value)")
    XCTAssertNotEqual(value, 2)
  }

  func testCounts() { print(OrderTests.defaultTestSuite.testCaseCount, "tests") }

  func testLeftOut() {}

  static var registration: TestRegistration {
    TestRegistration(
      OwnSuiteTests.self, name: "OwnSuiteTests",
      methods: [
        TestMethod("testCounts", file: "Own.swift", line: 1) { ($0 as! OwnSuiteTests).testCounts() },
        TestMethod("testLeftOut", file: "Own.swift", line: 2) { ($0 as! OwnSuiteTests).testLeftOut() },
      ])
  }
}
