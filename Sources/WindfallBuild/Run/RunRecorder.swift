import Foundation
import WindfallCore

/// Tells the reporters what happens, and keeps the events in order: each test starts and finishes once, inside its class.
final class RunRecorder {
  private let reporters: [any Reporter]
  private(set) var counts = TestCounts()
  /// The test that has started and not finished.
  private(set) var running: TestIdentifier?
  private var hasFailed = false
  private var start = ContinuousClock.now
  private var openClass: TestIdentifier?
  /// How many tests of each class have not finished.
  private var left: [TestIdentifier: Int] = [:]

  init(reporters: [any Reporter]) { self.reporters = reporters }

  func send(_ event: TestEvent) throws {
    for reporter in reporters { try reporter.report(event) }
  }

  func startTarget(_ target: String, tests: [TestIdentifier]) throws {
    for test in tests { left[test.parent ?? test, default: 0] += 1 }
    try send(.targetStarted(target: target, testCount: tests.count))
  }

  func finishTarget(_ target: String) throws {
    try closeClass()
    try send(.targetFinished(target: target))
  }

  func startTest(_ test: TestIdentifier) throws {
    if let parent = test.parent, parent != openClass {
      try closeClass()
      openClass = parent
      try send(.classStarted(parent))
    }
    running = test
    hasFailed = false
    start = .now
    try send(.testStarted(test))
  }

  /// An issue outside of a test is one failure of its own: it would get lost among tests that all passed.
  func record(_ issue: TestIssue) throws {
    if issue.kind != .skip {
      if issue.test == running { hasFailed = true } else { counts.add(.failed) }
    }
    try send(.issueRecorded(issue))
  }

  func finishTest(_ test: TestIdentifier, status: TestStatus, duration: Double? = nil) throws {
    if status == .failed, !hasFailed {
      try record(TestIssue(test: test, kind: .assertion, message: "The test failed without a reason."))
    }
    let status = hasFailed ? .failed : status
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    running = nil
    counts.add(status)
    if let parent = test.parent { left[parent, default: 1] -= 1 }
    try send(.testFinished(test, status: status, duration: duration ?? elapsed))
  }

  /// A process says that a class is over; the class is over when all of its tests were run, in whatever processes.
  func finishClass() throws {
    if let openClass, left[openClass, default: 0] <= 0 { try closeClass() }
  }

  func output(_ text: String, on stream: TestOutput.Stream, target: String) throws {
    try send(.output(TestOutput(test: running ?? TestIdentifier(target: target), stream: stream, text: text)))
  }

  /// Reports a test that could not be run at all.
  func fail(_ test: TestIdentifier, _ kind: TestIssue.Kind, _ message: String, backtrace: [String] = []) throws {
    try startTest(test)
    try record(TestIssue(test: test, kind: kind, message: message, backtrace: backtrace))
    try finishTest(test, status: .failed, duration: 0)
  }

  private func closeClass() throws {
    guard let finished = openClass else { return }
    openClass = nil
    try send(.classFinished(finished))
  }
}
