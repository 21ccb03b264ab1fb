import ArgumentParser
import Foundation
import WindfallBuild

/// Runs the tests of iOS projects, without a Mac.
@main
struct Windfall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "windfall",
    abstract: "Runs the unit tests and UI tests of an iOS project on Linux, from its Xcode project.",
    discussion: """
      Exit status: 0 all tests passed, 1 tests failed, 2 the project cannot be read or has no such scheme or test, \
      3 the project does not build, 4 no test ran, 5 the machine stands in the way (a tool is missing, a folder \
      cannot be written), 64 the command line is wrong.
      """,
    version: "0.1.0",
    subcommands: [
      TestCommand.self, DoctorCommand.self, ProjectsCommand.self, LowerCommand.self, ScreenshotCommand.self,
      ReportCommand.self, HistoryCommand.self, XcodebuildCommand.self,
    ])

  static func main() {
    let name = CommandLine.arguments.first?.split(separator: "/").last
    if name == "xcodebuild" { return main(["xcodebuild"] + CommandLine.arguments.dropFirst()) }
    if let problem = misspelling(in: CommandLine.arguments.dropFirst().first) {
      FileHandle.standardError.write(Data("Error: \(problem)\n".utf8))
      exit(withError: ExitCode(64))
    }
    main(nil)
  }

  /// What is wrong with a first argument that is neither a command nor an option.
  static func misspelling(in argument: String?) -> String? {
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let argument, !argument.hasPrefix("-"), !commands.contains(argument) else { return nil }
    if argument == "version" { return "there is no command 'version'; did you mean --version?" }
    if let near = NearNames.nearest(to: argument, in: commands).first {
      return "there is no command '\(argument)'; did you mean '\(near)'?"
    }
    return "there is no command '\(argument)'; the commands are \(commands.joined(separator: ", "))"
  }
}
