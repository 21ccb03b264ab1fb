import ArgumentParser
import Foundation
import WindfallBuild

/// Works on reports that runs have written.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Joins the reports of several machines.", subcommands: [Merge.self])

  /// Joins reports.
  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge", abstract: "Joins what several machines have written with --json to one run.",
      discussion: """
        Exit status: that of the whole run; 1 also where the report of a machine is missing, has no end, or is of \
        other tests.
        """)

    @Argument(help: "The files that the machines have written with --json.")
    var files: [String]

    @Option(help: ArgumentHelp("Write the whole run as JUnit XML.", valueName: "file"))
    var junit: String?

    @Option(help: ArgumentHelp("Write the whole run as lines of JSON.", valueName: "file"))
    var json: String?

    @Option(help: ArgumentHelp("Write a summary in Markdown.", valueName: "file"))
    var markdown: String?

    @Option(help: ArgumentHelp("Write the results as one web page.", valueName: "file"))
    var html: String?

    @Option(help: ArgumentHelp("Put the times of all classes into this file.", valueName: "file"))
    var times: String?

    func run() throws {
      try reportingFailure {
        let merge = try ReportMerge(paths: files)
        var reporters: [any Reporter] = [ConsoleReporter()]
        if let junit { reporters.append(try JUnitReporter(path: junit)) }
        if let json { reporters.append(try JSONReporter(path: json)) }
        if let markdown { reporters.append(try MarkdownReporter(path: markdown)) }
        if let html { reporters.append(try HTMLReporter(path: html, title: "All parts")) }
        if let times { reporters.append(TimesReporter(path: times)) }
        return try merge.replay(to: reporters)
      }
    }
  }
}
