import WindfallCore
import XCTest

/// The test cases that have run. XCTest keeps them to its end on iOS, so what a test leaves in its properties lives on,
/// and what points to it weakly finds it. When a test runs again, only the new case is kept.
@MainActor final class KeptTestCases {
  private var cases: [TestIdentifier: XCTestCase] = [:]

  func keep(_ testCase: XCTestCase, as identifier: TestIdentifier) { cases[identifier] = testCase }
}
