import ArgumentParser
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
    ])
}
