import Foundation
import WindfallCore
import XCTest
@_spi(Windfall) import XCTestOverlay
@_spi(Windfall) import XCUIAutomation

/// Runs a plan with XCTest's own test cases, which bring its order of set-up, test and tear-down, and with the Testing
/// library.
@MainActor struct TestRunner {
  let target: String
  /// The module of the bundle.
  let module: String
  let plan: TestPlan
  /// All test classes of the bundle.
  let registrations: [TestRegistration]
  let events: EventWriter
  private let kept = KeptTestCases()

  /// True when no test failed.
  func run() -> Bool {
    let attachments = AttachmentStore(
      folder: ProcessInfo.processInfo.environment["WINDFALL_TEST_ATTACHMENTS"])
    let observer = TestObserver(events: events, attachments: attachments)
    XCTestObservationCenter.shared.addTestObserver(observer)
    WaitReport.install()
    CurrentTest.recorder = observer
    let suites = BundleSuites(registrations, hasSpecs: false, observer: observer)
    CurrentTest.suiteSource = suites
    PictureDrawing.offer()
    UnimplementedReport(target: target, observer: observer).start()
    for message in CurrentTest.takeEarlyFailures() {
      let text = "before the first test, the app itself: \(message)"
      events.send(.issueRecorded(TestIssue(test: TestIdentifier(target: target), kind: .warning, message: text)))
    }
    XCUIElement.registerKeyPaths()
    defer {
      CurrentTest.recorder = nil
      XCTestObservationCenter.shared.removeTestObserver(observer)
    }
    // Not a reduction with `&&`, which would leave out what follows a failure.
    let passed = withExtendedLifetime(suites) {
      plan.groups.map { run($0, observer: observer) }.allSatisfy { $0 }
    }
    let finished = finishListedTests(observer: observer)
    AddedObservers.bundleDidFinish()
    return finished && passed
  }

  /// Tells the classes that list their tests that these have run; failures belong to the last of them.
  private func finishListedTests(observer: TestObserver) -> Bool {
    guard let last = plan.groups.last(where: { $0.registration?.type is any TestListing.Type }),
      let type = last.registration?.type as? any TestListing.Type
    else { return true }
    return observer.runClassMethod(TestIdentifier(target: target, className: last.className)) {
      MainActor.assumeIsolated { type.finishListedTests() }
    }
  }

  private func run(_ group: TestPlan.Group, observer: TestObserver) -> Bool {
    let identifier = TestIdentifier(target: target, className: group.className)
    events.send(.classStarted(identifier))
    defer { events.send(.classFinished(identifier)) }
    let suite = XCTestSuite(name: group.className)
    AddedObservers.suiteWillStart(suite)
    defer { AddedObservers.suiteDidFinish(suite) }
    var passed = true
    if let type = group.registration?.type {
      passed = observer.runClassMethod(identifier) { type.setUp() }
    }
    let swiftTests = group.entries.compactMap { entry in
      if case .swiftTest(let test) = entry { test } else { nil }
    }
    if !swiftTests.isEmpty {
      // A suite has no set-up of its own, and no tear-down.
      events.endOutput()
      defer { events.endOutput() }
      let run = SwiftTestingRun(
        swiftTests, isWholeSuite: plan.isWholeSuite(group), suite: identifier, module: module, events: events)
      passed = run.run() && passed
    }
    let own = OwnSuite(of: group.registration, observer: observer)
    for entry in group.entries {
      let identifier = TestIdentifier(target: target, className: group.className, method: entry.method)
      switch entry {
      case .swiftTest: continue
      case .missing(_, let reason):
        events.send(.testStarted(identifier))
        events.send(.issueRecorded(TestIssue(test: identifier, kind: .launch, message: reason)))
        events.send(.testFinished(identifier, status: .failed, duration: 0))
        passed = false
      case .test(let method):
        guard let type = group.registration?.type else { continue }
        events.send(.testStarted(identifier))
        let testCases = own?.testCases(named: method.name, of: type)
        if let count = testCases?.count, count != 1 {
          passed = report(identifier, count) && passed
        } else if run(method, testCases?.first, of: type, identifier: identifier, observer: observer) == .failed {
          passed = false
        }
      }
    }
    if let registration = group.registration {
      for testCase in own?.added(to: registration) ?? [] { passed = observer.run(testCase, as: identifier) && passed }
      passed = observer.runClassMethod(identifier) { registration.type.tearDown() } && passed
    }
    return passed
  }

  /// Reports a test of which the class's own suite has none, or several; true when it has not failed.
  private func report(_ test: TestIdentifier, _ count: Int) -> Bool {
    let message =
      count == 0
      ? "The class's own defaultTestSuite leaves this test out."
      : "The class's own defaultTestSuite has this test \(count) times; Windfall can run it once only."
    events.send(.issueRecorded(TestIssue(test: test, kind: count == 0 ? .skip : .launch, message: message)))
    events.send(.testFinished(test, status: count == 0 ? .skipped : .failed, duration: 0))
    return count == 0
  }

  private func run(
    _ method: TestMethod, _ testCase: XCTestCase?, of type: XCTestCase.Type, identifier: TestIdentifier,
    observer: TestObserver
  ) -> TestStatus {
    let testCase = testCase ?? TestExecution.testCase(of: type, method, observer: observer)
    kept.keep(testCase, as: identifier)
    let execution = TestExecution(of: testCase, method, identifier: identifier, observer: observer)
    testCase.run()
    defer { testCase.releaseRun() }
    return execution.finish()
  }
}
