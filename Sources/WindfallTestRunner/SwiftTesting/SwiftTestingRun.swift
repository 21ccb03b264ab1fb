import Foundation
import Synchronization
import WindfallCore
@_spi(Windfall) import XCTestOverlay

/// Runs tests of one suite with the Testing library, and turns what the library records into events.
final class SwiftTestingRun: Sendable {
  /// What is known of a test that has started.
  private struct Progress {
    var start: Double
    var hasFailed = false
    var isCancelled = false
  }

  private struct State {
    /// The places by which the library knows its tests: those in the lowered sources.
    var places: [String: SwiftTestingRecord.Place] = [:]
    var running: [String: Progress] = [:]
    var finished: Set<String> = []
    var hasFailed = false
  }

  private let suite: TestIdentifier
  private let module: String
  private let tests: [String: SwiftTest]
  private let patterns: [String]
  private let events: EventWriter
  private let state = Mutex(State())

  /// The tests are all of the suite, or some of them.
  init(_ tests: [SwiftTest], isWholeSuite: Bool, suite: TestIdentifier, module: String, events: EventWriter) {
    self.suite = suite
    self.module = module
    self.tests = Dictionary(tests.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    self.events = events
    patterns = SwiftTestingFilter(module: module).patterns(for: tests, isWholeSuite: isWholeSuite)
  }

  /// True when no test failed; tests that the library does not have are failures.
  @MainActor func run() -> Bool {
    CurrentTest.setSwiftTestRecorder { [self] in record($0, file: $1, line: $2) }
    UnimplementedReport.setSwiftTest { [self] in runningTest }
    defer {
      CurrentTest.setSwiftTestRecorder(nil)
      UnimplementedReport.setSwiftTest(nil)
    }
    let problem = SwiftTestingLibrary.run(matching: patterns) { [self] in handle($0) }
    let finished = state.withLock { $0.finished }
    let missing = tests.values.filter { !finished.contains($0.identifier) }.sorted { $0.line < $1.line }
    for test in missing {
      let identifier = identifier(of: test)
      let message = problem ?? "The Testing library has no test '\(test.identifier)' here."
      events.send(.testStarted(identifier))
      events.send(
        .issueRecorded(
          TestIssue(test: identifier, kind: .launch, message: message, file: test.file, line: test.line)))
      events.endOutput()
      events.send(.testFinished(identifier, status: .failed, duration: 0))
    }
    return missing.isEmpty && !state.withLock { $0.hasFailed }
  }

  private func identifier(of test: SwiftTest) -> TestIdentifier {
    TestIdentifier(target: suite.target, className: test.suite, method: test.name)
  }

  /// There is one at a time.
  private var runningTest: TestIdentifier? {
    state.withLock { $0.running.keys.first }.flatMap { tests[$0] }.map(identifier)
  }

  /// Records a failure of the test that is running: there is one at a time.
  private func record(_ message: String, file: String?, line: Int?) -> Bool {
    let running = state.withLock { state in
      let running = state.running.keys.first
      if let running {
        state.hasFailed = true
        state.running[running]?.hasFailed = true
      }
      return running
    }
    guard let test = running.flatMap({ tests[$0] }) else { return false }
    events.send(
      .issueRecorded(
        TestIssue(
          test: identifier(of: test), kind: .assertion, message: message, file: file ?? test.file,
          line: file == nil ? test.line : line)))
    return true
  }

  // MARK: - Records

  private func handle(_ json: UnsafeRawBufferPointer) {
    guard let record = try? JSONDecoder().decode(SwiftTestingRecord.self, from: Data(json)) else {
      // It may have been a failure.
      state.withLock { $0.hasFailed = true }
      let message = "The Testing library has written what cannot be read: \(String(decoding: json, as: UTF8.self))"
      return events.send(.issueRecorded(TestIssue(test: suite, kind: .launch, message: message)))
    }
    let payload = record.payload
    if record.kind == "test" {
      guard let id = payload.id, let place = payload.sourceLocation else { return }
      state.withLock { $0.places[ownIdentifier(id)] = place }
    } else if payload.kind == "issueRecorded" {
      if let issue = payload.issue { recorded(issue, payload) }
    } else if let id = payload.testID.map(ownIdentifier), let test = tests[id] {
      handle(payload, of: test)
    }
  }

  private func handle(_ event: SwiftTestingRecord.Payload, of test: SwiftTest) {
    let instant = event.instant?.absolute ?? 0
    switch event.kind {
    case "testStarted":
      state.withLock { $0.running[test.identifier] = Progress(start: instant) }
      events.send(.testStarted(identifier(of: test)))
    case "testCancelled":
      state.withLock { $0.running[test.identifier]?.isCancelled = true }
    case "testSkipped":
      events.send(.testStarted(identifier(of: test)))
      skip(test, event)
      finish(test, .skipped, after: 0)
    case "testEnded":
      let progress = state.withLock { $0.running.removeValue(forKey: test.identifier) }
      let duration = max(0, instant - (progress?.start ?? instant))
      if progress?.hasFailed == true { return finish(test, .failed, after: duration) }
      guard progress?.isCancelled == true else { return finish(test, .passed, after: duration) }
      skip(test, event)
      finish(test, .skipped, after: duration)
    default: break
    }
  }

  private func skip(_ test: SwiftTest, _ event: SwiftTestingRecord.Payload) {
    events.send(
      .issueRecorded(
        TestIssue(
          test: identifier(of: test), kind: .skip, message: SwiftTestingMessage.reason(event.messages ?? []),
          file: test.file, line: test.line)))
  }

  private func finish(_ test: SwiftTest, _ status: TestStatus, after duration: Double) {
    state.withLock { state in
      state.finished.insert(test.identifier)
      if status == .failed { state.hasFailed = true }
    }
    events.endOutput()
    events.send(.testFinished(identifier(of: test), status: status, duration: duration))
  }

  private func recorded(_ issue: SwiftTestingRecord.Issue, _ event: SwiftTestingRecord.Payload) {
    let id = event.testID.map(ownIdentifier)
    let test = id.flatMap { tests[$0] }
    let message = SwiftTestingMessage.text(event.messages ?? [])
    guard issue.isFailure ?? !issue.isKnown else {
      // Neither is a failure, and the report has no other kind of issue.
      print("\(issue.isKnown ? "known issue" : "warning"): \(message)")
      return
    }
    let isOfTest = state.withLock { state in
      state.hasFailed = true
      if let id { state.running[id]?.hasFailed = true }
      return issue.sourceLocation == nil || id.flatMap { state.places[$0] } == issue.sourceLocation
    }
    // An error that the test threw is recorded at the test itself.
    let isAtTest = isOfTest && test != nil
    events.send(
      .issueRecorded(
        TestIssue(
          test: test.map(identifier) ?? suite, kind: isAtTest ? .unexpectedError : .assertion, message: message,
          file: isAtTest ? test?.file : issue.sourceLocation?.file,
          line: isAtTest ? test?.line : issue.sourceLocation?.line)))
  }

  /// Takes the module and the place off the library's identifier: `Module.Suite/name()/File.swift:1:2`.
  private func ownIdentifier(_ id: String) -> String {
    let path = id.hasPrefix(module + ".") ? id.dropFirst(module.count + 1) : id[...]
    guard let slash = path.lastIndex(of: "/"), path[slash...].contains(".swift:") else { return String(path) }
    return String(path[..<slash])
  }
}
