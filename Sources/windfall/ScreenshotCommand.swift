import ArgumentParser
import Foundation
import WindfallBuild
import WindfallCore
import WindfallGraphics

/// Draws a screen of an app.
struct ScreenshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screenshot", abstract: "Builds an iOS app, starts it, and writes its screen as a PNG file.",
    discussion: "What is done to the app is done in the order of the options: --tap Name --type Ada --tap Save.")

  @OptionGroup var project: ProjectOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The PNG file to write.", valueName: "file"))
  var output: String

  @OptionGroup(title: "What is shown") var screen: ScreenOptions

  func run() throws {
    try reportingFailure {
      if let playground = try project.playground {
        throw BuildError(
          .unreadableProject,
          "\(playground.path): a playground is no app that could be drawn; `windfall test` runs its pages")
      }
      let built = try project.builder { try $0.appPlan() }.build()
      guard let app = built.targets.first(where: { $0.plan.kind == .app }) else { return .unreadableProject }
      let list = try displayList(of: app.layout.binary)
      // The app is gone and nothing has to be cleaned up: a signal ends the drawing at once.
      Interruption.uninstall()
      let picture = try PNGRenderer().render(list)
      do {
        try picture.write(to: URL(fileURLWithPath: output))
      } catch {
        throw BuildError(.unusableMachine, "cannot write \(output): \(error.localizedDescription)")
      }
      return .passed
    }
  }

  private func displayList(of executable: URL) throws -> DisplayList {
    let app = try AppConnection(executable: executable, arguments: screen.arguments, additions: screen.variables) {
      FileHandle.standardError.write(Data("\($0)\n".utf8))
    }
    try app.waitUntilReady()
    if let orientation = screen.orientation { try app.turn(to: orientation.number) }
    for action in screen.actions { try action.perform(with: app) }
    let list = try app.displayList()
    guard let element = screen.element else { return list }
    return list.cropped(to: try app.frame(of: element))
  }
}
