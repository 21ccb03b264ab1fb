import Foundation
import WindfallCore

/// Tells the reporters what happens, and keeps the events in order: each test starts and finishes once, in its class.
final class RunRecorder {
  private let reporters: [any Reporter]
  private(set) var counts = TestCounts()
  /// How many of the skipped tests a playground page did not ask to run.
  private(set) var notRunCount = 0
  /// How many of the failed tests stand in files that cannot be compiled.
  private(set) var impossibleCount = 0
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

  /// Each of the tests is run as often as it says.
  func startTarget(_ target: String, tests: [TestIdentifier], times: Int) throws {
    for test in tests { left[test.parent ?? test, default: 0] += times }
    try send(.targetStarted(target: target, testCount: tests.count * times))
  }

  func finishTarget(_ target: String) throws {
    try closeClass()
    try send(.targetFinished(target: target))
  }

  /// Starts a class that has not started yet; the one before it is over then.
  func startClass(_ identifier: TestIdentifier) throws {
    guard identifier != openClass else { return }
    try closeClass()
    openClass = identifier
    try send(.classStarted(identifier))
  }

  func startTest(_ test: TestIdentifier) throws {
    if let parent = test.parent { try startClass(parent) }
    running = test
    hasFailed = false
    start = .now
    try send(.testStarted(test))
  }

  /// An issue outside of a test is one failure of its own: it would get lost among tests that all passed.
  func record(_ issue: TestIssue) throws {
    var issue = issue
    if issue.test == running {
      if issue.kind.isFailure { hasFailed = true }
    } else {
      // Work that a test left behind can fail when the test is over.
      if let method = issue.test.method, let parent = issue.test.parent {
        issue.test = parent
        issue.message = "after \(method) had finished: \(issue.message)"
      }
      if issue.kind.isFailure { counts.add(.failed) }
    }
    try send(.issueRecorded(issue))
  }

  /// Records files that were never compiled, each as a failure of the target.
  func recordLost(_ files: [TestIssue]) throws {
    for file in files { try record(file) }
    countImpossible(files.count)
  }

  /// Answers how the test ended, which a failure decides; one that does not count is of a test that runs again.
  @discardableResult func finishTest(
    _ test: TestIdentifier, status: TestStatus, duration: Double? = nil, retriesFailure: Bool = false
  ) throws -> TestStatus {
    if status == .failed, !hasFailed {
      try record(TestIssue(test: test, kind: .assertion, message: "The test failed without a reason."))
    }
    let status = hasFailed ? (retriesFailure ? .retried : .failed) : status
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    running = nil
    counts.add(status)
    if let parent = test.parent { left[parent, default: 1] -= 1 }
    try send(.testFinished(test, status: status, duration: duration ?? elapsed))
    return status
  }

  /// The test that was skipped last is one that its page did not run.
  func countNotRun() { notRunCount += 1 }

  /// The test that failed last is one that was never compiled.
  func countImpossible(_ count: Int = 1) { impossibleCount += count }

  /// Tells of an event that another recorder has put in order, and counts it.
  func replay(_ event: TestEvent) throws {
    switch event {
    case .testStarted(let test): running = test
    case .testFinished(_, let status, _):
      running = nil
      counts.add(status)
    // Outside of a test, an issue is a failure of its own.
    case .issueRecorded(let issue) where issue.test != running && issue.kind.isFailure: counts.add(.failed)
    default: break
    }
    try send(event)
  }

  /// A process says that a class is over; the class is over when all of its tests were run, in whatever processes.
  func finishClass() throws {
    if let openClass, left[openClass, default: 0] <= 0 { try closeClass() }
  }

  func output(_ text: String, on stream: TestOutput.Stream, outside place: TestIdentifier) throws {
    try send(.output(TestOutput(test: running ?? place, stream: stream, text: text)))
  }

  private func closeClass() throws {
    guard let finished = openClass else { return }
    openClass = nil
    try send(.classFinished(finished))
  }
}
