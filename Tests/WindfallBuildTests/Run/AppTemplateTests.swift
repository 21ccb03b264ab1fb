import Foundation
import Testing

@testable import WindfallBuild

struct AppTemplateTests {
  @Test func `the socket is there at once, and goes with the template`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/app.socket"
    let loop = EventLoop()
    // A shell without input ends by itself.
    let template = try AppTemplate(app: "/bin/sh", socketPath: path, environment: [:], loop: loop, onOutput: { _ in })
    #expect(FileManager.default.fileExists(atPath: path))
    try loop.run { !template.isRunning }
    template.end()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a path that is too long for a socket is an error`() throws {
    let path = "/tmp/" + String(repeating: "x", count: 200)
    #expect(throws: SystemError.self) {
      try AppTemplate(app: "/bin/sh", socketPath: path, environment: [:], loop: EventLoop(), onOutput: { _ in })
    }
  }

  @Test func `a process of UI tests is told where the app is and what it is called`() throws {
    let folder = try TemporaryFolder()
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleIdentifier": "org.example.app"], format: .xml, options: 0)
    try list.write(to: URL(fileURLWithPath: folder.path + "/Info.plist"))
    let variables = try TestEnvironment(base: [:]).app(folder.path + "/Calculator", folder: folder.path)
    #expect(variables["WINDFALL_APP_NAME"] == "Calculator")
    #expect(variables["WINDFALL_APP_BUNDLE_IDENTIFIER"] == "org.example.app")
    let container = try #require(variables["WINDFALL_APP_CONTAINER"])
    #expect(FileManager.default.fileExists(atPath: container + "/Library/Preferences"))
  }

  @Test func `settings of another run around this one are not inherited`() {
    let environment = TestEnvironment(base: ["WINDFALL_EVENT_FD": "9", "WINDFALL_DEVICE": "iPhone", "PATH": "/bin"])
      .common([:])
    #expect(environment["WINDFALL_EVENT_FD"] == nil)
    #expect(environment["WINDFALL_DEVICE"] == "iPhone")
    #expect(environment["PATH"] == "/bin")
  }
}
