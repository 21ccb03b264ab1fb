import Foundation
import XCTest

/// What a test has to say to an alert that is in its way.
@MainActor
final class InterruptionMonitor: NSObject {
  /// In the order in which they were added, of all tests; those of an earlier test are gone with it.
  private static var all: [InterruptionMonitor] = []
  /// Alerts that come up while one is being handled belong to the handler.
  private static var isHandling = false

  private weak var testCase: XCTestCase?
  private let handler: (XCUIElement) -> Bool

  init(testCase: XCTestCase, handler: @escaping (XCUIElement) -> Bool) {
    self.testCase = testCase
    self.handler = handler
  }

  /// Whether the test has any; looked at before every gesture.
  static func isAny(of testCase: XCTestCase) -> Bool { all.contains { $0.testCase === testCase } }

  static func add(_ monitor: InterruptionMonitor) { all.append(monitor) }

  static func remove(_ monitor: any NSObjectProtocol) { all.removeAll { $0 === monitor } }

  /// Asks the monitors of the test, the latest first, until one has handled the alert.
  static func handle(_ alert: XCUIElement, in testCase: XCTestCase) -> Bool {
    all.removeAll { $0.testCase == nil }
    guard !isHandling else { return false }
    isHandling = true
    defer { isHandling = false }
    return all.reversed().contains { $0.testCase === testCase && $0.handler(alert) }
  }
}
