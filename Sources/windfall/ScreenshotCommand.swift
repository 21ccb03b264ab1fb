import ArgumentParser
import Foundation
import WindfallBuild
import WindfallCore
import WindfallGraphics

/// Draws a screen of an app.
struct ScreenshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screenshot", abstract: "Builds an iOS app, starts it, and writes its screen as a PNG file.")

  @OptionGroup var project: ProjectOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The PNG file to write.", valueName: "file"))
  var output: String

  @Option(
    help: ArgumentHelp("Tap the element of this label or identifier; may be given several times.", valueName: "label"))
  var tap: [String] = []

  @Flag(help: "Show the app in dark appearance.")
  var dark = false

  @Option(help: ArgumentHelp("The device whose screen the app gets, such as \"iPhone 16\".", valueName: "name"))
  var device: String?

  func validate() throws {
    if let device, DeviceModel.named(device) == nil {
      throw ValidationError("there is no device \"\(device)\"; there are \(DeviceModel.names)")
    }
  }

  func run() throws {
    try reportingFailure {
      let built = try project.builder { try $0.appPlan() }.build()
      guard let app = built.targets.first(where: { $0.plan.kind == .app }) else { return .unreadableProject }
      let connection = try AppConnection(executable: app.layout.binary, additions: variables) { line in
        FileHandle.standardError.write(Data("\(line)\n".utf8))
      }
      try connection.waitUntilReady()
      for label in tap { try connection.tap(label) }
      let picture = try PNGRenderer().render(try connection.displayList())
      do {
        try picture.write(to: URL(fileURLWithPath: output))
      } catch {
        throw BuildError(.unusableMachine, "cannot write \(output): \(error.localizedDescription)")
      }
      return .passed
    }
  }

  private var variables: [String: String] {
    var variables: [String: String] = [:]
    if dark { variables["WINDFALL_APPEARANCE"] = "dark" }
    if let device { variables["WINDFALL_DEVICE"] = device }
    return variables
  }
}
