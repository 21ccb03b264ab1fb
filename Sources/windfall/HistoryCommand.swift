import ArgumentParser
import Foundation
import WindfallBuild
import WindfallProject

/// Says what the last runs of a project tell of its tests.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Shows which tests began to fail, are flaky or are slow, from the last runs.",
    discussion: """
      The last 30 runs of a project are kept in its derived data. Exit status: 0 the runs were shown, 2 the project \
      cannot be read, 4 no run is recorded.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many of the slowest tests to show.", valueName: "count"))
  var slowest = 10

  func validate() throws {
    guard slowest >= 0 else { throw ValidationError("--slowest must be 0 or more") }
  }

  func run() throws {
    try reportingFailure {
      let history = RunHistory(try project.derivedDataFolder())
      guard !history.isEmpty else {
        throw BuildError(.noTestRan, "no run of \(project.path) is recorded; `windfall test` records one")
      }
      print(history.text(slowest: slowest), terminator: "")
      return .passed
    }
  }
}
