import Foundation
import Synchronization
import WindfallCore
import XCTest
@_spi(Windfall) import XCTestOverlay

/// Turns what XCTest notices into events.
final class TestObserver: XCTestObservation, Sendable {
  let events: EventWriter
  let attachments: AttachmentStore
  private let running = Mutex<RunningTest?>(nil)

  init(events: EventWriter, attachments: AttachmentStore) {
    self.events = events
    self.attachments = attachments
  }

  /// The test that runs now.
  var current: RunningTest? { running.withLock { $0 } }

  func start(_ test: RunningTest) { running.withLock { $0 = test } }

  func finish() { running.withLock { $0 = nil } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { MainQueue.drain() }
  }

  /// Runs a class method inside a test case of its own, because XCTest drops the failures outside of test cases; true
  /// when it recorded none.
  func runClassMethod(_ identifier: TestIdentifier, _ body: @escaping () -> Void) -> Bool {
    let testCase = ClassMethodCase(name: "class", testClosure: { _ in body() })
    testCase.observer = self
    return run(testCase, as: identifier)
  }

  /// Runs what belongs to a class, and is none of the tests that the tool knows of: what fails is the class's.
  func run(_ testCase: XCTestCase, as identifier: TestIdentifier) -> Bool {
    let test = RunningTest(identifier: identifier)
    start(test)
    CurrentTest.testCase = testCase
    testCase.run()
    testCase.releaseRun()
    CurrentTest.testCase = nil
    finish()
    events.endOutput()
    return !test.hasFailed
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  ) {
    guard let test = current, !belongsToInnerTest(description, filePath, lineNumber, of: testCase) else { return }
    // XCTest names no place for an error that the test threw.
    let hasNoPlace = filePath == nil || filePath == "<EXPR>"
    let issue =
      CurrentTest.recordedIssue ?? Self.issue(description, file: hasNoPlace ? nil : filePath, line: lineNumber)
    let isNested = test.isHandingOver && CurrentTest.recordedIssue == nil
    if isHandedOver(issue, of: test, to: testCase) || isExpected(issue, in: testCase) {
      return ContinueAfterFailure.passOnce(testCase)
    }
    // What fails while a failure is being recorded must not keep that from it.
    // Nothing can be waited for while an expectation is being fulfilled, so the test must not be torn down there.
    let isOverfulfilled = description.contains(Self.overfulfillment)
    let mustStop = test.fail(continues: isNested || isOverfulfilled || ContinueAfterFailure.get(testCase))
    let isThrown = issue.type == .thrownError
    let hasPlace = !hasNoPlace && filePath != ""
    let report = FailureReport(
      description.replacing(Self.overfulfillment, with: "multiple calls made to -[XCTestExpectation fulfill]"))
    events.send(
      .issueRecorded(
        TestIssue(
          test: test.identifier, kind: isThrown ? .unexpectedError : .assertion, message: report.message,
          file: hasPlace ? filePath : test.file, line: hasPlace ? lineNumber : test.line,
          elementTree: report.elementTree, attachments: test.attachments)))
    AddedObservers.didRecord(issue, in: testCase)
    if isNested || isOverfulfilled { ContinueAfterFailure.passOnce(testCase) }
    if mustStop { EarlyStop(testCase: testCase, test: test, events: events, attachments: attachments).stop() }
  }

  /// Whether the failure is one of a test that the running test runs itself, and which it asks for what happened.
  ///
  /// XCTest knows of the outer one only.
  private func belongsToInnerTest(_ description: String, _ file: String?, _ line: Int, of testCase: XCTestCase) -> Bool
  {
    guard let outer = CurrentTest.outerTestCase, let inner = CurrentTest.testCase else { return false }
    ContinueAfterFailure.passOnce(testCase)
    if testCase === outer {
      inner.recordFailure(withDescription: description, inFile: file ?? "<EXPR>", atLine: line, expected: true)
    }
    return true
  }

  /// What XCTest of Linux says of an expectation that is fulfilled too often, in other words than on iOS.
  private static let overfulfillment = "multiple calls made to XCTestExpectation.fulfill()"

  private static func issue(_ description: String, file: String?, line: Int) -> XCTIssue {
    XCTIssue(
      type: file == nil ? .thrownError : .assertionFailure, compactDescription: FailureReport.message(of: description),
      sourceCodeContext: XCTSourceCodeContext(
        location: file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) }))
  }

  /// Gives a failure to the test's own `record(_:)`, if it has one, which may change it or leave it out. What it records
  /// comes back here.
  ///
  /// Failures on other threads are recorded as they are: the method may belong to the main actor.
  private func isHandedOver(_ issue: XCTIssue, of test: RunningTest, to testCase: XCTestCase) -> Bool {
    guard CurrentTest.recordedIssue == nil, !test.isHandingOver, Thread.isMainThread,
      let recording = testCase as? any OverridesRecord
    else { return false }
    nonisolated(unsafe) let (target, issue) = (recording, issue)
    test.isHandingOver = true
    defer { test.isHandingOver = false }
    MainActor.assumeIsolated { target.record(issue) }
    return true
  }

  /// Whether the test said that it would fail like this, which is printed then.
  private func isExpected(_ issue: XCTIssue, in testCase: XCTestCase) -> Bool {
    let match = ExpectedFailures.match(issue)
    guard match.isExpected else { return false }
    print("expected failure: \(match.reason.map { $0 + ": " } ?? "")\(issue.compactDescription)")
    AddedObservers.didRecord(XCTExpectedFailure(issue, reason: match.reason), in: testCase)
    return true
  }
}
