import Synchronization
import XCTest

/// The test that is running, as the test runner knows it.
///
/// Only the thread that runs the tests uses this.
@_spi(Windfall) public enum CurrentTest {
  nonisolated(unsafe) public static var testCase: XCTestCase? { didSet { timeAllowance = nil } }
  /// Where the running test method is declared; failures without a place of their own are recorded here.
  nonisolated(unsafe) public static var file: String?
  nonisolated(unsafe) public static var line: Int?
  /// Takes what happens in the test; without one, failures go to XCTest and the rest to standard output.
  nonisolated(unsafe) public static var recorder: (any TestRecorder)?

  /// What the running test has asked for, and which it is.
  nonisolated(unsafe) static var timeAllowance: (testCase: XCTestCase, seconds: TimeInterval)?

  /// The test that runs another one itself; what fails meanwhile belongs to that one.
  nonisolated(unsafe) public private(set) static var outerTestCase: XCTestCase?

  /// Makes the suites of test classes: those of a page run; others only say which tests a class has.
  nonisolated(unsafe) public static weak var suiteSource: (any TestSuiteSource)?

  /// The issue that is being recorded, as the test gave it.
  nonisolated(unsafe) public static var recordedIssue: XCTIssue?

  /// What failed before the first test; nil from then on.
  private static let earlyFailures = Mutex<[String]?>([])

  /// Ends the time before the first test, and answers what failed in it: that belongs to none of the tests.
  public static func takeEarlyFailures() -> [String] {
    earlyFailures.withLock { failures in
      defer { failures = nil }
      return failures ?? []
    }
  }

  /// Keeps a failure where no test has begun, and says whether it did.
  static func keepEarlyFailure(_ message: String) -> Bool {
    earlyFailures.withLock { failures in
      failures?.append(message)
      return failures != nil
    }
  }

  /// What failed on other threads and is not recorded yet.
  private static let foreignFailures = Mutex<[(message: String, path: String?, line: Int?)]>([])

  static func keepForeignFailure(_ message: String, path: String?, line: Int?) {
    foreignFailures.withLock { $0.append((message, path, line)) }
  }

  /// Records what failed on other threads since the last call.
  public static func recordForeignFailures() {
    let failures = foreignFailures.withLock { failures in
      defer { failures = [] }
      return failures
    }
    for failure in failures { record(failure.message, path: failure.path, line: failure.line) }
  }

  private static let swiftTestRecorder = Mutex<(@Sendable (String, String?, Int?) -> Bool)?>(nil)

  /// Takes the failures of tests of the Testing library that come from threads which know nothing of their test.
  public static func setSwiftTestRecorder(_ recorder: (@Sendable (String, String?, Int?) -> Bool)?) {
    swiftTestRecorder.withLock { $0 = recorder }
  }

  /// Says whether a test of the Testing library is running, to which the failure now belongs.
  static func recordSwiftTestFailure(_ message: String, path: String?, line: Int?) -> Bool {
    let recorder = swiftTestRecorder.withLock { $0 }
    return recorder?(message, path, line) ?? false
  }

  /// Runs a test case inside of the running test, and says whether there is one.
  ///
  /// The body must not leave it to XCTest, which would forget the running test: its assertions would do nothing then.
  public static func runInside(_ testCase: XCTestCase, _ body: () -> Void) -> Bool {
    guard let outer = Self.testCase, outer !== testCase else { return false }
    let (before, allowance, place) = (outerTestCase, timeAllowance, (file, line))
    outerTestCase = outer
    Self.testCase = testCase
    body()
    Self.testCase = outer
    (outerTestCase, timeAllowance, (file, line)) = (before, allowance, place)
    return true
  }

  /// Makes suites for an API, which stops the process where there are none to be had.
  static func suites(for name: String) -> any TestSuiteSource {
    guard let suiteSource else { fatalError("\(name) is supported in playgrounds and for specs only") }
    return suiteSource
  }

  /// Makes the suite of a class for an API.
  static func suite(of type: XCTestCase.Type, for name: String) -> XCTestSuite {
    if suiteSource?.hasSpecs != true, let specs = type as? any TestListing.Type { return ListedSuite(of: specs) }
    return suites(for: name).suite(of: type)
  }

  /// Records a failure of the running test, at the test method when no place is given.
  public static func record(
    _ message: String, elementTree: String? = nil, file: StaticString? = nil, line: UInt? = nil
  ) {
    record(message, elementTree: elementTree, path: file.map { "\($0)" }, line: line.map { Int($0) })
  }

  /// Records a failure of the running test at a place that is known at run time.
  public static func record(_ message: String, elementTree: String? = nil, path: String?, line: Int?) {
    let place = path ?? self.file
    let number = line ?? self.line
    if let recorder {
      recorder.recordFailure(message, elementTree: elementTree, file: place, line: number)
      return
    }
    let text = message + (elementTree.map { "\nElement tree:\n\($0)" } ?? "")
    if let testCase {
      testCase.recordFailure(withDescription: text, inFile: place ?? "<unknown>", atLine: number ?? 0, expected: true)
    } else {
      XCTFail(text)
    }
  }
}
