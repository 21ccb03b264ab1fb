import Foundation
import Testing
import WindfallCore

/// One run of `RunnerFixture` in a process of its own.
struct FixtureRun {
  let status: Int32
  /// The lines that the tests printed.
  let output: [String]
  let events: [TestEvent]

  init(_ plan: String..., environment extra: [String: String] = [:]) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("windfall-plan-\(UUID().uuidString)")
    try plan.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("RunnerFixture")
    var environment = ProcessInfo.processInfo.environment
    environment["WINDFALL_TEST_BUNDLE"] = "/nowhere/Sample.xctest/Sample"
    environment["WINDFALL_TEST_PLAN"] = file.path
    // The tests print on standard output only, which leaves this descriptor to the events.
    environment["WINDFALL_EVENT_FD"] = "2"
    process.environment = environment.merging(extra) { _, new in new }
    let (standardOutput, eventPipe) = (Pipe(), Pipe())
    process.standardOutput = standardOutput
    process.standardError = eventPipe
    try process.run()
    var bytes = [UInt8](try eventPipe.fileHandleForReading.readToEnd() ?? Data())
    let text = String(decoding: try standardOutput.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
    output = text.split(separator: "\n").map(String.init).filter { $0 + "\n" != TestOutput.endOfTestMark }
    var events: [TestEvent] = []
    while let message = try WireFrame.takeMessage(from: &bytes) { events.append(try TestEvent(wireBytes: message)) }
    self.events = events
    #expect(bytes.isEmpty)
  }

  var issues: [TestIssue] {
    events.compactMap { event in
      if case .issueRecorded(let issue) = event { issue } else { nil }
    }
  }

  /// The finished tests with their ends.
  var results: [String] {
    events.compactMap { event in
      if case .testFinished(let test, let status, _) = event { "\(test) \(status)" } else { nil }
    }
  }
}
