import Testing
import WindfallCore

@testable import XCUIAutomation

@Suite struct AutomationServerTests {
  @Test(arguments: [("Count", "count 1"), ("Queue", "queue"), ("Task", "task 42"), ("Block", "block")])
  func `an action is answered when what it set off is done`(button: String, text: String) throws {
    let app = try Template.withApp()
    defer { app.close() }
    guard case .done = try app.launched.tap(button) else {
      Issue.record("\(button) was not tapped")
      return
    }
    #expect(try app.launched.text("display") == text)
  }

  @Test func `timers in the future are not waited for, but what they change can be`() throws {
    let app = try Template.withApp()
    defer { app.close() }
    _ = try app.launched.tap("Timer")
    #expect(try app.launched.text("display") == "ready")
    guard case .bool(true) = try app.launched.send(.wait(.element(named: "timer"), .exists, seconds: 60)) else {
      Issue.record("the timer's text did not appear")
      return
    }
  }

  @Test func `a wait ends at its deadline`() throws {
    let app = try Template.withApp()
    defer { app.close() }
    guard case .bool(false) = try app.launched.send(.wait(.element(named: "nothing"), .exists, seconds: 0.01)) else {
      Issue.record("there is no such element")
      return
    }
  }

  @Test func `an app that never settles is named in its log, and answers`() throws {
    let app = try Template.withApp()
    defer { app.close() }
    guard case .done = try app.launched.tap("Busy") else {
      Issue.record("no answer")
      return
    }
    #expect(app.template.log.contains("the main queue always has another block or task"))
  }

  @Test func `a message that cannot be read is refused`() throws {
    let app = try Template.withApp()
    defer { app.close() }
    try app.launched.automation.send([2, 0, 0, 0, 0xEE, 0xEE])
    let deadline = Deadline(seconds: 60)
    let header = try app.launched.automation.receive(count: WireFrame.headerSize, until: deadline)
    let length = try WireFrame.length(header: header)
    let message = try app.launched.automation.receive(count: length, until: deadline)
    guard case .failure(let failure) = try AutomationReply(wireBytes: message) else {
      Issue.record("it was not refused")
      return
    }
    #expect(failure.reason == .invalidRequest)
  }
}

extension Template {
  /// A template and an app that it launched.
  static func withApp() throws -> (template: Template, launched: LaunchedApp, close: () -> Void) {
    let template = try Template()
    let app = try template.launch()
    return (template, app, app.close)
  }
}
