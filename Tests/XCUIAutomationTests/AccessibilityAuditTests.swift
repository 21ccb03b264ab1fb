import Foundation
import Testing
import WindfallCore

@testable import XCUIAutomation

@Suite(.serialized) @MainActor struct AccessibilityAuditTests {
  private static let screen = Element(
    type: .application,
    children: [
      Element(
        type: .window,
        children: [
          Element(
            type: .navigationBar,
            children: [Element(type: .button, label: "Back", frame: CGRect(x: 0, y: 0, width: 30, height: 20))]),
          Element(type: .button, label: "OK", frame: CGRect(x: 0, y: 100, width: 60, height: 43)),
          Element(
            type: .button, identifier: "camera", frame: CGRect(x: 0, y: 200, width: 44, height: 44)),
          Element(type: .textField, placeholder: "Name", frame: CGRect(x: 0, y: 300, width: 200, height: 30)),
          Element(type: .image, frame: CGRect(x: 0, y: 400, width: 10, height: 10)),
          Element(type: .switch, frame: CGRect(x: 0, y: 500, width: 51, height: 31)),
        ])
    ])

  @Test func `what an audit finds fails the test at the call`() throws {
    let fake = try FakeApp(showing: Self.screen)
    let failures = AppTestBench.run(fake) { app in
      app.launch()
      do { try app.performAccessibilityAudit(file: "Test.swift", line: 3) } catch { Issue.record(error) }
    }
    #expect(
      failures.map(\.message) == [
        "Hit area is too small: Button 'OK' is 60 by 43 points large, which is less than 44 by 44",
        "Element has no description: Button 'camera' has neither a label nor a title that could be read out",
        "Element has no description: Switch has neither a label nor a title that could be read out",
      ])
    #expect(failures.allSatisfy { $0.file == "Test.swift" && $0.line == 3 })
  }

  @Test func `a handler decides which issues count, and knows the element`() throws {
    let fake = try FakeApp(showing: Self.screen)
    var seen: [String] = []
    let failures = AppTestBench.run(fake) { app in
      app.launch()
      do {
        try app.performAccessibilityAudit(for: [.sufficientElementDescription, .contrast]) { issue in
          seen.append("\(issue.element?.identifier ?? "none") \(issue.compactDescription)")
          return issue.element?.identifier == "camera" && issue.auditType == .sufficientElementDescription
        }
      } catch {
        Issue.record(error)
      }
    }
    #expect(seen == ["camera Element has no description", " Element has no description"])
    #expect(failures.count == 1)
  }

  @Test func `what no audit can be made of is an error, and so is what a handler throws`() throws {
    let fake = try FakeApp(showing: Self.screen)
    let failures = AppTestBench.run(fake) { app in
      app.launch()
      let error = #expect(throws: UnsupportedAudit.self) {
        try app.performAccessibilityAudit(for: [.contrast, .dynamicType])
      }
      #expect(
        error.map { "\($0)" } == "performAccessibilityAudit(for:) is not supported for contrast, dynamicType")
      #expect(throws: CancellationError.self) {
        try app.performAccessibilityAudit { _ in throw CancellationError() }
      }
    }
    #expect(failures.isEmpty)
  }
}
