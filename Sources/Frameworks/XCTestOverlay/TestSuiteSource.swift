import XCTest

/// What makes suites of the test classes that were found in the source.
@_spi(Windfall) public protocol TestSuiteSource: AnyObject {
  /// All tests of a class that are to be run.
  func suite(of type: XCTestCase.Type) -> XCTestSuite
  /// All tests that are to be run, in a suite for each class.
  var defaultSuite: XCTestSuite { get }
  /// Whether suites of specs come from here, too; else a spec makes its own, which a test may run.
  var hasSpecs: Bool { get }
}
