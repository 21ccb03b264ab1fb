import Foundation
import Testing
import WindfallCore
import XCTest
@_spi(Windfall) import XCTestOverlay

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Interruptions")
  @MainActor
  struct InterruptionTests {
    /// A screen with an alert that goes when its button is tapped.
    private func app() throws -> FakeApp {
      let isAlertShown = Locked(true)
      let screen = AppTestBench.screen
      return try FakeApp { request in
        var root = screen
        if isAlertShown.withLock({ $0 }) {
          let button = Element(type: .button, viewID: 11, label: "Allow")
          let alert = Element(type: .alert, viewID: 10, label: "May I?", children: [button])
          root = Element(type: .application, label: root.label, frame: root.frame, children: root.children + [alert])
        }
        if case .perform(_, .element(let query)) = request,
          (try? QueryEvaluator(root).resolve(query))?.element.viewID == 11
        {
          isAlertShown.withLock { $0 = false }
        } else if case .perform(_, .element) = request, isAlertShown.withLock({ $0 }) {
          return .reply(.failure(AutomationFailure(.notHittable, message: "No point can be touched")))
        }
        return .reply(FakeApp.answer(request, over: root))
      }
    }

    private func run(_ body: (XCUIApplication, XCTestCase) throws -> Void) throws -> [FailureRecorder.Failure] {
      let testCase = XCTestCase(name: "test") { _ in }
      CurrentTest.testCase = testCase
      defer { CurrentTest.testCase = nil }
      return try AppTestBench.run(app()) { app in
        app.launch()
        try body(app, testCase)
      }
    }

    @Test("The latest monitor that handles an alert is the last to be asked, before the interaction")
    func order() throws {
      var asked: [String] = []
      let failures = try run { app, testCase in
        _ = testCase.addUIInterruptionMonitor(withDescription: "first") { _ in
          asked.append("first")
          return true
        }
        _ = testCase.addUIInterruptionMonitor(withDescription: "second") { alert in
          asked.append("second \(alert.label)")
          alert.buttons["Allow"].tap()
          return true
        }
        _ = testCase.addUIInterruptionMonitor(withDescription: "third") { _ in
          asked.append("third")
          return false
        }
        app.tap()
        #expect(asked == ["third", "second May I?"])
        #expect(!app.alerts.firstMatch.exists)
        app.buttons["OK"].tap()
      }
      #expect(failures.isEmpty)
      #expect(asked.count == 2)
    }

    @Test("An alert that no monitor takes is dismissed, and what it was in the way of is tried again")
    func dismissed() throws {
      var asked = 0
      let failures = try run { app, testCase in
        _ = testCase.addUIInterruptionMonitor(withDescription: "refuses") { _ in
          asked += 1
          return false
        }
        app.buttons["OK"].tap()
        #expect(!app.alerts.firstMatch.exists)
      }
      #expect(failures.isEmpty)
      #expect(asked == 1)
    }

    @Test("A tap on the alert itself is no interruption")
    func alertItself() throws {
      var count = 0
      _ = try run { app, testCase in
        _ = testCase.addUIInterruptionMonitor(withDescription: "") { _ in
          count += 1
          return true
        }
        app.alerts.buttons["Allow"].tap()
      }
      #expect(count == 0)
    }

    @Test("Monitors that are removed, or belong to another test, are not asked")
    func removed() throws {
      var count = 0
      let handler: (XCUIElement) -> Bool = { _ in
        count += 1
        return true
      }
      let other = XCTestCase(name: "other") { _ in }
      _ = try run { app, testCase in
        _ = other.addUIInterruptionMonitor(withDescription: "", handler: handler)
        let monitor = testCase.addUIInterruptionMonitor(withDescription: "", handler: handler)
        testCase.removeUIInterruptionMonitor(monitor)
        app.tap()
      }
      #expect(count == 0)
    }
  }
}
