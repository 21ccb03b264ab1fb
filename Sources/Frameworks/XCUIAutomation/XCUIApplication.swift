import Foundation
import WindfallCore
@_spi(Windfall) import XCTestOverlay

/// [XCUIApplication](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication)
///
/// Only the app under test can be started.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// [XCUIApplication.State](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/state-swift.enum)
  public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning = 1
    case runningBackgroundSuspended = 2
    case runningBackground = 3
    case runningForeground = 4
  }

  public var launchArguments: [String] = []
  public var launchEnvironment: [String: String] = [:]

  /// The identifier that was asked for, when it is not that of the app under test.
  private let otherBundleIdentifier: String?

  public init() {
    otherBundleIdentifier = nil
    super.init(application: .shared)
  }

  public init(bundleIdentifier: String) {
    let tested = TestEnvironment.appBundleIdentifier
    otherBundleIdentifier = tested == nil || tested == bundleIdentifier ? nil : bundleIdentifier
    super.init(application: otherBundleIdentifier == nil ? .shared : AppSession())
  }

  /// Starts the app in a new process, after ending the one that is running.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    handle.perform("launch the application", fallback: (), file: file, line: line) { () throws(AppFailure) in
      try startProcess()
    }
  }

  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    handle.perform("activate the application", fallback: (), file: file, line: line) { () throws(AppFailure) in
      if handle.session.isRunning {
        _ = try handle.session.send(.setState(.foreground))
      } else {
        try startProcess()
      }
    }
  }

  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    handle.perform("open \(url.absoluteString)", fallback: (), file: file, line: line) { () throws(AppFailure) in
      if !handle.session.isRunning { try startProcess() }
      _ = try handle.session.send(.open(url: url.absoluteString))
    }
  }

  /// Ends the app if it is running, as iOS does. An app that is launched has been allowed and denied nothing yet, so
  /// that there is nothing else to reset.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) { terminate() }

  public func terminate() { handle.session.terminate() }

  public var state: State {
    guard handle.session.isRunning else { return .notRunning }
    return handle.perform("get the state of the application", fallback: .unknown) { () throws(AppFailure) in
      switch try handle.session.send(.state) {
      case .state(.foreground): return .runningForeground
      case .state(.background): return .runningBackground
      default: throw ElementHandle.wrongReply
      }
    }
  }

  /// The app's state changes only by what the test does, except that the app may end by itself.
  @discardableResult
  public func wait(for state: XCUIApplication.State, timeout: TimeInterval) -> Bool {
    if self.state == state { return true }
    return handle.session.waitForExit(seconds: timeout) && state == .notRunning
  }

  private func startProcess() throws(AppFailure) {
    if let otherBundleIdentifier {
      throw .unreachable("\(otherBundleIdentifier) is not the app under test, and no other app can be started")
    }
    // Of an argument that is given twice the last one counts, which is the test's own.
    try handle.session.launch(
      arguments: TestEnvironment.appArguments + launchArguments, environment: launchEnvironment)
  }
}

extension XCUIApplication {
  fileprivate var measuredProcess: () -> Int32? {
    let session = handle.session
    // Measurements are made where the tests run.
    return { MainActor.assumeIsolated { session.processIdentifier } }
  }
}

extension XCTCPUMetric {
  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init(process: application.measuredProcess) }
}

extension XCTMemoryMetric {
  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init(process: application.measuredProcess) }
}

extension XCTStorageMetric {
  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init(process: application.measuredProcess) }
}

extension XCUIApplication {
  /// Audits hit regions and descriptions, and says in the test's output which of the others were asked for; those alone
  /// are an error. Controls need a label, a title or a placeholder, and buttons and links 44 by 44 points, but for those
  /// in bars, alerts and keyboards, which are the system's. Failures name the line of the call.
  ///
  /// [performAccessibilityAudit(for:_:)](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/performaccessibilityaudit(for:_:))
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let left = XCUIAccessibilityAuditType.named.filter { auditTypes.subtracting(.made).contains($0.type) }.map(\.name)
    guard !auditTypes.isDisjoint(with: .made) else { throw UnsupportedAudit(names: left) }
    if !left.isEmpty { print("windfall: the accessibility audit leaves out: \(left.joined(separator: ", "))") }
    let tree: Element = try handle.tree()
    for finding in AccessibilityAudit(types: auditTypes).findings(in: tree) {
      let handle = ElementHandle(session: handle.session, query: ElementQuery(steps: [.path(finding.path)]))
      let issue = XCUIAccessibilityAuditIssue(
        element: XCUIElement(handle, of: self), auditType: finding.type, compactDescription: finding.summary,
        detailedDescription: finding.details)
      if try issueHandler?(issue) == true { continue }
      CurrentTest.record("\(finding.summary): \(finding.details)", file: file, line: line)
    }
  }
}
