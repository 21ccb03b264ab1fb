import ArgumentParser
import Foundation
import WindfallBuild

/// Works on reports that runs have written.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Joins the reports of several machines.", subcommands: [Merge.self, Coverage.self])

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
  /// Joins coverage.
  struct Coverage: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "coverage",
      abstract: "Joins the coverage that several machines have written with --coverage-json.",
      discussion: "Exit status: 1 where fewer lines were run than asked for, 2 where a file cannot be read.")

    @Argument(help: "The files that the machines have written with --coverage-json.")
    var files: [String]

    @OptionGroup var reports: CoverageReportOptions

    func run() throws {
      try reportingFailure {
        let merge = try CoverageMerge(paths: files)
        let report = merge.report(sourceRoot: FileManager.default.currentDirectoryPath)
        let isEnough = try reports.finish(report, writing: try reports.files()) { print($0, terminator: "") }
        return isEnough ? .passed : .testsFailed
      }
    }
  }
}
