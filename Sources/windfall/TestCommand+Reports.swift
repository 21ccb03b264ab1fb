import Foundation
import WindfallBuild
import WindfallCore

extension TestCommand {
  /// A report on standard output is not to be mixed with anything.
  var reportsToStandardOutput: Bool {
    ([junit, json, markdown, html] + coverage.reportOptions.paths).contains(ReportPath.standardOutput)
  }

  func consoleReporter(showsOutput: Bool = false) -> any Reporter {
    reportsToStandardOutput
      ? ConsoleReporter(
        style: ConsoleStyle(isColoured: false), isVerbose: project.verbose, showsOutput: showsOutput,
        write: ConsoleReporter.writeToStandardError)
      : ConsoleReporter(
        isVerbose: project.verbose, showsOutput: showsOutput, liveWidth: ConsoleReporter.terminalWidth())
  }

  func fileReporters(shard: (part: TestShard, list: String)? = nil) throws -> [any Reporter] {
    var reporters: [any Reporter] = []
    let title = URL(fileURLWithPath: project.path).deletingPathExtension().lastPathComponent
    if let junit { reporters.append(try JUnitReporter(path: junit, attachmentFolder: attachments)) }
    if let markdown { reporters.append(try MarkdownReporter(path: markdown)) }
    if let html {
      let history = RunHistory(try project.derivedDataFolder())
      reporters.append(
        try HTMLReporter(path: html, title: title, attachmentFolder: attachments, history: history))
    }
    if github {
      reporters.append(GitHubReporter())
      let summary = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"]
      if let summary { reporters.append(MarkdownReporter(appendingTo: summary)) }
    }
    if let json { reporters.append(try JSONReporter(path: json, shard: shard)) }
    // Parts must not change what other parts are shared by.
    if let times = sharding.times, shard == nil { reporters.append(TimesReporter(path: times)) }
    return reporters
  }
}
