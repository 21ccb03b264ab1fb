import WindfallTestRunner
import XCTest
import XCTestOverlay

/// Prints its failures instead of recording them.
final class SilentTests: XCTestCase {
  func record(_ issue: XCTIssue) { print(issue.compactDescription) }

  func testFails() {
    continueAfterFailure = false
    XCTFail("first")
    XCTFail("second")
    print("end")
  }

  static var registration: TestRegistration {
    TestRegistration(
      SilentTests.self, name: "SilentTests",
      methods: [TestMethod("testFails", file: "Silent.swift", line: 1) { ($0 as! SilentTests).testFails() }])
  }
}

extension SilentTests: OverridesRecord {}
