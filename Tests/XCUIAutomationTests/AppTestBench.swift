import Foundation
import WindfallCore
@_spi(Windfall) import XCTestOverlay
@_spi(Windfall) @testable import XCUIAutomation

/// Runs a body as a UI test against an app that is played by the test.
@MainActor
enum AppTestBench {
  @discardableResult
  static func run(
    _ app: FakeApp, timeout: Double = 30, _ body: (XCUIApplication) throws -> Void
  ) rethrows -> [FailureRecorder.Failure] {
    let recorder = FailureRecorder()
    CurrentTest.recorder = recorder
    CurrentTest.file = "Method.swift"
    CurrentTest.line = 1
    setenv("WINDFALL_TEMPLATE_SOCKET", app.socketPath, 1)
    setenv("WINDFALL_APP_CONTAINER", app.folder, 1)
    setenv("WINDFALL_APP_LOG", app.folder + "/app.log", 1)
    setenv("WINDFALL_APP_NAME", "Fruit", 1)
    setenv("WINDFALL_APP_BUNDLE_IDENTIFIER", "test.fruit", 1)
    setenv("WINDFALL_APP_TIMEOUT", "\(timeout)", 1)
    defer {
      AppSession.shared.terminate()
      CurrentTest.recorder = nil
      try? FileManager.default.removeItem(atPath: app.folder)
    }
    try body(XCUIApplication())
    return recorder.failures
  }

  static let screen = Element(
    type: .application, label: "Fruit", frame: CGRect(x: 0, y: 0, width: 400, height: 800),
    children: [
      Element(type: .button, identifier: "ok", label: "OK", frame: CGRect(x: 10, y: 20, width: 100, height: 40)),
      Element(type: .button, viewID: 5, label: "Cancel", states: []),
      Element(type: .textField, value: "Ada", placeholder: "Name", states: [.enabled, .focused]),
      Element(type: .slider, label: "Volume", value: "25%"),
      Element(
        type: .table,
        children: ["Apple", "Banana"].map {
          Element(type: .cell, children: [Element(type: .staticText, label: $0)])
        }),
    ])
}
