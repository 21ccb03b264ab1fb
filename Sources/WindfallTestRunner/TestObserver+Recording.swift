import WindfallCore
import XCTest
@_spi(Windfall) import XCTestOverlay

extension TestObserver: TestRecorder {
  func recordFailure(_ message: String, elementTree: String?, file: String?, line: Int?) {
    // By way of XCTest, whose own count of failures decides whether the test has succeeded.
    CurrentTest.testCase?.recordFailure(
      withDescription: FailureReport.text(message, elementTree: elementTree), inFile: file ?? "<EXPR>",
      atLine: line ?? 0, expected: true)
  }

  func activityStarted(_ name: String) {
    guard let test = current else { return }
    events.send(.activityStarted(test.identifier, name: name))
  }

  func activityEnded(_ name: String) {
    guard let test = current else { return }
    events.send(.activityEnded(test.identifier, name: name))
  }

  func attach(_ attachment: XCTAttachment) {
    current?.attach(attachment.name ?? attachment.uniformTypeIdentifier)
    attachments.add(attachment)
  }

  func allowTime(_ seconds: Double) {
    guard let test = current else { return }
    events.send(.timeAllowed(test.identifier, seconds: seconds))
  }

  func measured(_ metric: String, unit: String, values: [Double]) {
    guard let test = current else { return }
    events.send(
      .measured(TestMeasurement(test: test.identifier, metric: metric, unit: unit, samples: values)))
  }
}
