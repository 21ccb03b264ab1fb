import Foundation
import XCTest
@_spi(Windfall) import XCTestOverlay

/// The observers that the tests have added to XCTest's centre, for what XCTest on Linux does not tell them.
enum AddedObservers {
  /// XCTest keeps them to itself, in a set of wrappers.
  private static var all: [any XCTestObservation] {
    let centre = Mirror(reflecting: XCTestObservationCenter.shared)
    guard let observers = centre.children.first(where: { $0.label == "observers" })?.value else { return [] }
    return Mirror(reflecting: observers).children.compactMap { wrapper in
      Mirror(reflecting: wrapper.value).children.compactMap { $0.value as? any XCTestObservation }.first
    }.filter { !($0 is TestObserver) }
  }

  static func suiteWillStart(_ suite: XCTestSuite) { all.forEach { $0.testSuiteWillStart(suite) } }

  static func suiteDidFinish(_ suite: XCTestSuite) { all.forEach { $0.testSuiteDidFinish(suite) } }

  static func bundleDidFinish() { all.forEach { $0.testBundleDidFinish(bundle) } }

  private static var bundle: Bundle {
    let path = ProcessInfo.processInfo.environment["WINDFALL_TEST_BUNDLE"] ?? ""
    return Bundle(path: URL(fileURLWithPath: path).deletingLastPathComponent().path) ?? .main
  }

  /// Observers may belong to the main actor: failures on other threads are told there.
  static func didRecord(_ issue: XCTIssue, in testCase: XCTestCase) {
    onMainThread(testCase, issue) { testCase, issue in
      for observer in all { (observer as? any ObservesIssues)?.testCase(testCase, didRecord: issue) }
    }
  }

  static func didRecord(_ failure: XCTExpectedFailure, in testCase: XCTestCase) {
    onMainThread(testCase, failure) { testCase, failure in
      for observer in all { (observer as? any ObservesExpectedFailures)?.testCase(testCase, didRecord: failure) }
    }
  }

  private static func onMainThread<Value>(
    _ testCase: XCTestCase, _ value: Value, _ body: @escaping @MainActor (XCTestCase, Value) -> Void
  ) {
    nonisolated(unsafe) let (testCase, value) = (testCase, value)
    if Thread.isMainThread { return MainActor.assumeIsolated { body(testCase, value) } }
    DispatchQueue.main.async { body(testCase, value) }
  }
}
