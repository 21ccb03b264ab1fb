@testable import Quick
import XCTest
@_spi(Windfall) import XCTestOverlay

/// Runs the examples of specs in a world of their own.
@MainActor final class SpecRun: @preconcurrency TestRecorder {
  struct Failure: Equatable {
    var message: String
    var line: Int?
  }

  private(set) var names: [String] = []
  /// By the name of the example.
  private(set) var failures: [String: [Failure]] = [:]
  private(set) var skipped: [String] = []
  private var current = ""

  init(_ specs: (XCTestCase & TestListing).Type..., configuration: AnyClass? = nil) {
    World.shared = World()
    CurrentTest.recorder = self
    (configuration as? TestConfiguring.Type)?.configureTests()
    let tests = specs.map { ($0, $0.listedTests()) }
    for (spec, tests) in tests {
      for test in tests { run(test, of: spec) }
    }
    current = "afterSuite"
    specs.last?.finishListedTests()
    CurrentTest.recorder = nil
  }

  private func run(_ test: ListedTest, of spec: XCTestCase.Type) {
    names.append(test.name)
    current = test.name
    let testCase = spec.init(name: test.name, testClosure: { _ in })
    CurrentTest.line = test.line
    defer { CurrentTest.line = nil }
    guard case .synchronous(let body) = test.body else { return }
    do { try body(testCase) } catch { skipped.append(test.name) }
  }

  var messages: [String] { failures.values.flatMap { $0.map(\.message) }.sorted() }

  func recordFailure(_ message: String, elementTree: String?, file: String?, line: Int?) {
    failures[current, default: []].append(Failure(message: message, line: line))
  }

  func activityStarted(_ name: String) {}
  func activityEnded(_ name: String) {}
  func attach(_ attachment: XCTAttachment) {}
  func allowTime(_ seconds: Double) {}
  func measured(_ metric: String, unit: String, values: [Double]) {}
}
