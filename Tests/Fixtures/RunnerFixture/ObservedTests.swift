import WindfallTestRunner
import XCTest
import XCTestOverlay

/// Prints what an observer hears.
final class ObservedTests: XCTestCase {
  final class Observer: XCTestObservation {
    func testSuiteDidFinish(_ testSuite: XCTestSuite) { print("suite \(testSuite.name) ends") }
    func testBundleDidFinish(_ testBundle: Bundle) { print("bundle ends") }
    func testCaseDidFinish(_ testCase: XCTestCase) { print("test ends") }
  }

  override class func setUp() { XCTestObservationCenter.shared.addTestObserver(Observer()) }

  func testFails() {
    XCTExpectFailure("why") { XCTFail("expected") }
    XCTFail("not expected")
  }

  static var registration: TestRegistration {
    TestRegistration(
      ObservedTests.self, name: "ObservedTests",
      methods: [TestMethod("testFails", file: "Observed.swift", line: 1) { ($0 as! ObservedTests).testFails() }])
  }
}

extension ObservedTests.Observer: ObservesIssues {
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { print("issue: \(issue.compactDescription)") }
}

extension ObservedTests.Observer: ObservesExpectedFailures {
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
    print("expected: \(expectedFailure.failureReason ?? "") \(expectedFailure.issue.compactDescription)")
  }
}
