@_spi(Windfall) import XCTestOverlay

/// Keeps what happens in a test as lines of text.
final class Recorder: TestRecorder {
  private(set) var events: [String] = []
  private(set) var measurements: [String: [Double]] = [:]

  func recordFailure(_ message: String, elementTree: String?, file: String?, line: Int?) {
    events.append("failure \(message) at \(file ?? "nowhere"):\(line ?? 0)")
  }

  func activityStarted(_ name: String) { events.append("begin \(name)") }

  func activityEnded(_ name: String) { events.append("end \(name)") }

  func attach(_ attachment: XCTAttachment) {
    events.append("attach \(attachment.name ?? "") \(attachment.uniformTypeIdentifier) \(attachment.payload.count)")
  }

  func allowTime(_ seconds: Double) { events.append("allow \(seconds)") }

  func measured(_ metric: String, unit: String, values: [Double]) { measurements["\(metric) in \(unit)"] = values }

  /// Runs the body with a new recorder in place.
  static func record(_ body: () throws -> Void) rethrows -> Recorder {
    let recorder = Recorder()
    CurrentTest.recorder = recorder
    CurrentTest.file = "Test.swift"
    CurrentTest.line = 7
    defer {
      CurrentTest.recorder = nil
      CurrentTest.file = nil
      CurrentTest.line = nil
    }
    try body()
    return recorder
  }
}
