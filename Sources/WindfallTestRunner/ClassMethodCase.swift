import XCTest

/// The test case that a class method runs in, of which observers do not hear: it is no test.
final class ClassMethodCase: XCTestCase {
  /// Neither its start nor its end is told, and failures only to the observer that reports.
  private final class Run: XCTestCaseRun {
    override func start() {}

    override func stop() {}

    override func recordFailure(
      withDescription description: String, inFile filePath: String?, atLine lineNumber: Int, expected: Bool
    ) {
      guard let testCase = test as? ClassMethodCase else { return }
      testCase.observer?.testCase(
        testCase, didFailWithDescription: description, inFile: filePath, atLine: lineNumber)
    }
  }

  var observer: TestObserver?

  override var testRunClass: AnyClass? { Run.self }
}
