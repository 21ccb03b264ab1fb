import WindfallTestRunner
import XCTest
@_spi(Windfall) import XCTestOverlay

/// A test that runs the tests of another class itself.
final class InsideTests: XCTestCase {
  /// The class whose tests are run.
  final class Listed: XCTestCase, TestListing {
    static func listedTests() -> [ListedTest] {
      [
        ListedTest("records", file: "/project/Inner.swift", line: 7) { _ in CurrentTest.record("inner") },
        ListedTest(async: "asserts", file: "/project/Inner.swift", line: 8) { _ in
          await Task.yield()
          XCTFail("inner")
        },
        ListedTest("skips", file: "/project/Inner.swift", line: 9) { _ in throw XCTSkip("later") },
        ListedTest("passes", file: "/project/Inner.swift", line: 10) { _ in },
      ]
    }

    static func finishListedTests() {}

    override class func setUp() { print("set up") }

    override class func tearDown() { print("torn down") }

    override func perform(_ run: XCTestRun) {
      let runsInside = CurrentTest.runInside(self) {
        run.start()
        invokeTest()
        run.stop()
      }
      if !runsInside { super.perform(run) }
    }
  }

  func testRuns(thenFails fails: Bool) {
    let suite = Listed.defaultTestSuite
    suite.run()
    guard let run = suite.testRun else { return }
    print("\(run.executionCount) run, \(run.failureCount) failed, \(run.skipCount) skipped")
    if fails { XCTFail("outer") }
  }

  static var registration: TestRegistration {
    TestRegistration(
      InsideTests.self, name: "InsideTests",
      methods: [
        TestMethod("testPasses", file: "Inside.swift", line: 1) { ($0 as! InsideTests).testRuns(thenFails: false) },
        TestMethod("testFails", file: "Inside.swift", line: 2) { ($0 as! InsideTests).testRuns(thenFails: true) },
      ])
  }
}
