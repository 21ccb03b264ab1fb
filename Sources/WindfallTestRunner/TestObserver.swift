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

  /// Runs a class method inside a test case of its own, because XCTest drops the failures outside of test cases; true
  /// when it recorded none.
  func runClassMethod(_ identifier: TestIdentifier, _ body: @escaping () -> Void) -> Bool {
    let test = RunningTest(identifier: identifier)
    start(test)
    let testCase = XCTestCase(name: "class", testClosure: { _ in body() })
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
    guard let test = current else { return }
    if isExpected(description, file: filePath, line: lineNumber) { return ContinueAfterFailure.passOnce(testCase) }
    let mustStop = test.fail(continues: ContinueAfterFailure.get(testCase))
    // XCTest names no place for an error that the test threw.
    let isThrown = filePath == nil || filePath == "<EXPR>"
    let hasPlace = !isThrown && filePath != ""
    let report = FailureReport(description)
    events.send(
      .issueRecorded(
        TestIssue(
          test: test.identifier, kind: isThrown ? .unexpectedError : .assertion, message: report.message,
          file: hasPlace ? filePath : test.file, line: hasPlace ? lineNumber : test.line,
          elementTree: report.elementTree, attachments: test.attachments)))
    if mustStop { EarlyStop(testCase: testCase, test: test, events: events, attachments: attachments).stop() }
  }

  /// Whether the test said that it would fail like this, which is printed then.
  private func isExpected(_ description: String, file: String?, line: Int) -> Bool {
    let isThrown = file == nil || file == "<EXPR>"
    let location = isThrown ? nil : file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) }
    let issue =
      CurrentTest.recordedIssue
      ?? XCTIssue(
        type: isThrown ? .thrownError : .assertionFailure, compactDescription: FailureReport.message(of: description),
        sourceCodeContext: XCTSourceCodeContext(location: location))
    let match = ExpectedFailures.match(issue)
    if match.isExpected {
      print("expected failure: \(match.reason.map { $0 + ": " } ?? "")\(issue.compactDescription)")
    }
    return match.isExpected
  }
}
