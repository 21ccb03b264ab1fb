import ArgumentParser
import Foundation
import WindfallBuild

/// Runs other people's projects, and says how they fare.
struct ProjectsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "projects", abstract: "Runs a folder of other people's projects, and writes how they fare.",
    discussion: """
      The list names each project's repository, commit and folder, and the tests that are known not to pass, with the \
      reason. Exit status: 0 everything is as expected, 1 a test does not pass that should, or passes that should not.
      """)

  @Argument(help: "The folder with the checkouts, each under the name of its repository.")
  var folder: String

  @Option(help: ArgumentHelp("The list of projects with what is expected of them, in JSON.", valueName: "file"))
  var expectations: String

  @Option(help: ArgumentHelp("Write the page about all projects, in Markdown.", valueName: "file"))
  var report: String?

  @Option(help: ArgumentHelp("What the page calls them.", valueName: "word"))
  var kind = "projects"

  @Option(help: ArgumentHelp("Run only these projects; may be given several times.", valueName: "name"))
  var only: [String] = []

  @Option(help: ArgumentHelp("The folder for everything that is built.", valueName: "folder"))
  var derivedData: String?

  func run() throws {
    try reportingFailure {
      let list = URL(fileURLWithPath: expectations)
      let projects = try RealProject.list(at: list).filter { only.isEmpty || only.contains($0.name) }
      let place = URL(fileURLWithPath: folder)
      let runner = RealProjectRunner(
        folder: place, derivedData: derivedData.map { URL(fileURLWithPath: $0) } ?? DerivedData(project: place).root)
      var results: [RealProjectResult] = []
      for project in projects {
        say(project.name)
        let found = try runner.run(project) { say("  \($0)") }
        for result in found {
          say("  \(result.passed.count) passed, \(result.failed.count) failed, \(result.skipped.count) skipped")
          for surprise in result.surprises { say("  \(surprise)") }
        }
        results += found
      }
      let page = RealProjectsPage(results: results, list: list.lastPathComponent, kind: kind)
      if let report { try write(page.text, to: report) }
      return results.allSatisfy(\.surprises.isEmpty) ? .passed : .testsFailed
    }
  }

  /// Prints a line at once, into a file too: a run of many projects takes long.
  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private func write(_ text: String, to path: String) throws(BuildError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw BuildError(.unusableMachine, "cannot write \(path): \(error.localizedDescription)")
    }
  }
}
