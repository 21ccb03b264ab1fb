import Foundation
import WindfallCore
import XCTest
@_spi(Windfall) import XCTestOverlay

/// Gives the page of a playground its test suites, and reports the tests that the page runs with them.
///
/// Everything happens on the main thread, where a page's code runs; XCTest's protocols do not say so.
final class PageRun: XCTestObservation, TestSuiteSource, @unchecked Sendable {
  private struct Known {
    /// Held, so that no other test case can be taken for this one.
    let testCase: XCTestCase
    let method: TestMethod
    let identifier: TestIdentifier
  }

  private let target: String
  private let registrations: [TestRegistration]
  /// The tests to run, as `Class/method`; nil for all.
  private let planned: Set<String>?
  private let observer: TestObserver
  private var known: [ObjectIdentifier: Known] = [:]
  private var running: TestExecution?
  private var openClass: TestIdentifier?
  /// Whether the class was opened for a single test, outside of its suite.
  private var isClassOpenedByTest = false

  init(target: String, registrations: [TestRegistration], planned: Set<String>?, events: EventWriter) {
    self.target = target
    self.registrations = registrations
    self.planned = planned
    let folder = ProcessInfo.processInfo.environment["WINDFALL_TEST_ATTACHMENTS"]
    observer = TestObserver(events: events, attachments: AttachmentStore(folder: folder))
  }

  /// Runs the page's code, which may run tests.
  @MainActor func run(_ program: () -> Void) {
    XCTestObservationCenter.shared.addTestObserver(observer)
    XCTestObservationCenter.shared.addTestObserver(self)
    CurrentTest.recorder = observer
    CurrentTest.suiteSource = self
    // A page has no launch: what its program does before its tests is its own.
    _ = CurrentTest.takeEarlyFailures()
    UnimplementedReport(target: target, observer: observer).start()
    program()
  }

  // MARK: - Suites

  var hasSpecs: Bool { true }

  var defaultSuite: XCTestSuite {
    let suite = XCTestSuite(name: "All tests")
    for registration in registrations { suite.addTest(self.suite(of: registration)) }
    return suite
  }

  func suite(of type: XCTestCase.Type) -> XCTestSuite {
    guard let registration = registrations.first(where: { $0.type == type }) else {
      return XCTestSuite(name: "\(type)")
    }
    return suite(of: registration)
  }

  private func suite(of registration: TestRegistration) -> XCTestSuite {
    let identifier = TestIdentifier(target: target, className: registration.name)
    let methods = registration.methods.filter { planned?.contains("\(registration.name)/\($0.name)") != false }
    let tests = methods.map { method in
      let testCase = TestExecution.testCase(of: registration.type, method, observer: observer)
      let test = TestIdentifier(target: target, className: registration.name, method: method.name)
      known[ObjectIdentifier(testCase)] = Known(testCase: testCase, method: method, identifier: test)
      return testCase
    }
    return ClassSuite(
      name: registration.name, tests: tests,
      willRun: { [self] in
        open(identifier)
        _ = observer.runClassMethod(identifier) { registration.type.setUp() }
      },
      didRun: { [self] in
        _ = observer.runClassMethod(identifier) { registration.type.tearDown() }
        close()
      })
  }

  /// What the page has printed so far belongs to no test.
  private func open(_ identifier: TestIdentifier) {
    observer.events.endOutput()
    observer.events.send(.classStarted(identifier))
    openClass = identifier
  }

  private func close() {
    guard let openClass else { return }
    observer.events.send(.classFinished(openClass))
    self.openClass = nil
  }

  // MARK: - What XCTest runs

  func testCaseWillStart(_ testCase: XCTestCase) {
    guard let known = known[ObjectIdentifier(testCase)] else { return }
    if openClass == nil, let parent = known.identifier.parent {
      open(parent)
      isClassOpenedByTest = true
    }
    observer.events.send(.testStarted(known.identifier))
    running = TestExecution(
      of: known.testCase, known.method, identifier: known.identifier, observer: observer)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    guard let running, known[ObjectIdentifier(testCase)] != nil else { return }
    self.running = nil
    _ = running.finish()
    if isClassOpenedByTest {
      isClassOpenedByTest = false
      close()
    }
  }
}
