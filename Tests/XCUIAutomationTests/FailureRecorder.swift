import Foundation
@_spi(Windfall) import XCTestOverlay
@_spi(Windfall) @testable import XCUIAutomation

/// Keeps the failures that a test records.
final class FailureRecorder: TestRecorder {
  struct Failure {
    let message: String
    let elementTree: String?
    let file: String?
    let line: Int?
  }

  private(set) var failures: [Failure] = []

  func recordFailure(_ message: String, elementTree: String?, file: String?, line: Int?) {
    failures.append(Failure(message: message, elementTree: elementTree, file: file, line: line))
  }

  func activityStarted(_ name: String) {}
  func activityEnded(_ name: String) {}
  func attach(_ attachment: XCTAttachment) {}
  func allowTime(_ seconds: Double) {}
  func measured(_ metric: String, unit: String, values: [Double]) {}
}
