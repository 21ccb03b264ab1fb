import Foundation
import Testing
import WindfallCore

@testable import XCUIAutomation

@Suite struct TemplateTests {
  @Test func `a child has the arguments, environment and container of its launch`() throws {
    let template = try Template()
    let app = try template.launch(arguments: ["-flag", "YES"], environment: ["FIXTURE": "set"])
    defer { app.close() }
    guard case .launched = app.launched else {
      Issue.record("not launched: \(app.launched)")
      return
    }
    let home = template.folder.appendingPathComponent("container").path
    #expect(try app.text("facts") == "-flag YES|YES|set|\(home)")
  }

  @Test func `a child that clears its environment stays in its container`() throws {
    let template = try Template()
    let app = try template.launch(environment: ["FIXTURE": "set"])
    defer { app.close() }
    _ = try app.tap("Clear")
    #expect(try app.text("display") == "cleared")
    #expect(try app.text("facts") == "|||\(template.folder.appendingPathComponent("container").path)")
  }

  @Test func `every launch starts afresh`() throws {
    let template = try Template()
    for flag in ["1", "2"] {
      let app = try template.launch(arguments: ["-flag", flag])
      defer { app.close() }
      _ = try app.tap("Count")
      #expect(try app.text("display") == "count 1")
      #expect(try app.text("facts")?.hasPrefix("-flag \(flag)|\(flag)|") == true)
    }
  }

  @Test func `the client hears how a child ended`() throws {
    let template = try Template()
    let app = try template.launch()
    defer { app.close() }
    guard case .done = try app.send(.terminate), case .launched(let process) = app.launched else {
      Issue.record("not terminated")
      return
    }
    #expect(try app.template.reply() == .exited(pid: process, status: 0))
  }

  @Test func `a crash leaves a backtrace in the log`() throws {
    let template = try Template()
    let app = try template.launch()
    defer { app.close() }
    #expect(throws: UnixSocket.Failure.self) { _ = try app.tap("Crash") }
    guard case .exited(_, let status) = try app.template.reply() else {
      Issue.record("no exit")
      return
    }
    #expect(status & 0x7F != 0)
    #expect(template.log.contains("as asked"))
    #expect(template.log.contains("SampleApp.press"))
  }

  @Test func `a child ends when its client closes the connection`() throws {
    let template = try Template()
    let app = try template.launch()
    app.template.close()
    defer { app.automation.close() }
    // The child held the other end of the socket.
    #expect(throws: UnixSocket.Failure.self) {
      _ = try app.automation.receive(count: 1, until: Deadline(seconds: 60))
    }
  }

  @Test(arguments: [[UInt8](repeating: 0xFF, count: 8), [3, 0, 0, 0, 1, 0, 0], [4, 0, 0, 0, 9, 0, 0, 0]])
  func `a request that makes no sense is refused, and the template goes on`(bytes: [UInt8]) throws {
    let template = try Template()
    let bad = try template.connect()
    defer { bad.close() }
    try bad.send(bytes)
    if bytes[0] == 0xFF {
      #expect(throws: UnixSocket.Failure.self) { _ = try bad.reply() }
    } else {
      #expect(try bad.reply() == .failed(error: EINVAL))
    }
    let app = try template.launch()
    defer { app.close() }
    #expect(try app.text("display") == "ready")
  }
}
