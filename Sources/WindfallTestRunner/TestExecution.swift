import Foundation
import WindfallCore
import XCTest
@_spi(Windfall) import XCTestOverlay
@_spi(Windfall) import XCUIAutomation

/// One run of a test method: what is noted before XCTest runs its test case, and reported after.
struct TestExecution {
  private let testCase: XCTestCase
  private let method: TestMethod
  private let test: RunningTest
  private let observer: TestObserver

  private static let methodDidEnd = Notification.Name("UIKit.testMethodDidEnd")
  private static let testWillEnd = Notification.Name("TestDoubles.testWillEnd")

  /// The test case that runs a method.
  static func testCase(of type: XCTestCase.Type, _ method: TestMethod, observer: TestObserver) -> XCTestCase {
    type.init(name: method.name, testClosure: closure(for: method, observer: observer))
  }

  /// The test case is about to be run.
  init(of testCase: XCTestCase, _ method: TestMethod, identifier: TestIdentifier, observer: TestObserver) {
    self.testCase = testCase
    self.method = method
    self.observer = observer
    test = RunningTest(identifier: identifier, file: method.file, line: method.line)
    observer.start(test)
    // Mocks of the module TestDoubles, which a bundle may have, are verified while failures still belong to the test.
    testCase.addTeardownBlock { NotificationCenter.default.post(name: Self.testWillEnd, object: nil) }
    (CurrentTest.testCase, CurrentTest.file, CurrentTest.line) = (testCase, method.file, method.line)
  }

  /// The test case has been run: reports how it ended.
  func finish() -> TestStatus {
    (CurrentTest.testCase, CurrentTest.file, CurrentTest.line) = (nil, nil, nil)
    let duration = test.duration
    let events = observer.events
    test.enter(.finished)
    let complaints = ExpectedFailures.endAll()
    if testCase.testRun?.hasBeenSkipped != true { report(complaints) }
    observer.attachments.finish(test.identifier, hasFailed: test.hasFailed)
    observer.finish()
    ContinueAfterFailure.set(testCase, true)
    var status = TestStatus.passed
    if test.hasFailed {
      status = .failed
    } else if testCase.testRun?.hasBeenSkipped == true {
      status = .skipped
      let skip = SkippedTest(testCase)
      events.send(
        .issueRecorded(
          TestIssue(
            test: test.identifier, kind: .skip, message: skip.message, file: skip.file ?? method.file,
            line: skip.line ?? method.line)))
    }
    events.endOutput()
    events.send(.testFinished(test.identifier, status: status, duration: duration))
    return status
  }

  /// Reports failures of the test at its method.
  private func report(_ failures: [String]) {
    for message in failures {
      _ = test.fail(continues: true)
      observer.events.send(
        .issueRecorded(
          TestIssue(test: test.identifier, kind: .assertion, message: message, file: test.file, line: test.line)))
    }
  }

  /// Windows of UIKit that only the test kept end here, before blocks that look whether a screen is gone.
  private static func end(_ observer: TestObserver) {
    NotificationCenter.default.post(name: methodDidEnd, object: nil)
    observer.current?.enter(.tearDown)
    guard Thread.isMainThread, let testCase = CurrentTest.testCase else { return }
    let continues = ContinueAfterFailure.get(testCase)
    ContinueAfterFailure.set(testCase, true)
    CurrentTest.recordForeignFailures()
    // A test that has not asked its app for a while need not know that it is gone.
    MainActor.assumeIsolated { AppWatch.reportCrash() }
    ContinueAfterFailure.set(testCase, continues)
  }

  private static func closure(for method: TestMethod, observer: TestObserver) -> (XCTestCase) throws -> Void {
    switch method.body {
    case .synchronous(let body):
      return { testCase in
        defer { end(observer) }
        // XCTest calls this on the thread that called `run()`, the main one.
        nonisolated(unsafe) let testCase = testCase
        do { try MainActor.assumeIsolated { try body(testCase) } } catch  where error.isToBeIgnored {}
      }
    case .asynchronous(let body):
      return { testCase in
        defer { end(observer) }
        try asyncTest { (testCase: XCTestCase) in
          {
            nonisolated(unsafe) let testCase = testCase
            do { try await body(testCase) } catch  where error.isToBeIgnored {}
          }
        }(testCase)()
      }
    }
  }
}
