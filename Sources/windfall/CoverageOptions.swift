import ArgumentParser
import Foundation
import WindfallBuild
import WindfallProject

/// What of the code's coverage is gathered and written.
struct CoverageOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Say which lines of the app the tests have run, as a scheme or test plan may ask for as well.")
  var coverage: Bool?

  @Option(
    help: ArgumentHelp(
      "Gather the coverage of this target; may be given several times. By default of all but tests and packages.",
      valueName: "name"))
  var coverageTarget: [String] = []

  @Flag(help: "Gather the coverage of tests as well.")
  var coverageTests = false

  @Flag(help: "Gather the coverage of packages as well.")
  var coveragePackages = false

  @OptionGroup var reportOptions: CoverageReportOptions

  @Option(help: ArgumentHelp("Only count the lines that were changed since a commit.", valueName: "commit"))
  var coverageDiff: String?

  func validate() throws {
    if coverage == false, isAskedFor { throw ValidationError("--no-coverage excludes the other options of coverage") }
  }

  /// Whether the command line has an option that makes no sense without coverage.
  private var isAskedFor: Bool {
    !coverageTarget.isEmpty || coverageTests || coveragePackages || coverageDiff != nil || reportOptions.isAskedFor
  }

  /// Lets targets count what is run. What the command line says comes before what the scheme or test plan says.
  func measure(_ plan: inout BuildPlan, asking scheme: CoverageSetting?) throws(BuildError) {
    let isRequested = coverage == true || isAskedFor
    guard coverage != false, isRequested || scheme != nil else { return }
    let setting = coverageTarget.isEmpty ? scheme ?? CoverageSetting() : CoverageSetting(targets: coverageTarget)
    plan.measure(setting, includingTests: coverageTests, packages: coveragePackages)
    guard isRequested, !plan.isMeasured else { return }
    throw BuildError(.unreadableProject, "there is no target to gather the coverage of")
  }

  /// Prints and writes what was gathered; answers whether it is enough.
  func finish(
    _ run: CoverageRun, writing files: CoverageFiles, sourceRoot: String, print: (String) -> Void
  ) throws -> Bool {
    var report = try run.report()
    if let coverageDiff { report = report.keeping(try ChangedLines(since: coverageDiff, in: sourceRoot)) }
    return try reportOptions.finish(report, writing: files, print: print)
  }
}

/// How coverage is written, and how much there must be.
struct CoverageReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write the coverage in the form of lcov.", valueName: "file"))
  var coverageLcov: String?

  @Option(help: ArgumentHelp("Write the coverage in the form of Cobertura.", valueName: "file"))
  var coverageCobertura: String?

  @Option(help: ArgumentHelp("Write the coverage in the form of llvm-cov's JSON.", valueName: "file"))
  var coverageJson: String?

  @Option(help: ArgumentHelp("Write the coverage as web pages with the sources.", valueName: "folder"))
  var coverageHtml: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Fail where fewer lines of a hundred were run.", valueName: "percent"))
  var minimumCoverage: Double?

  func validate() throws {
    if let minimumCoverage, !(0...100).contains(minimumCoverage) {
      throw ValidationError("--minimum-coverage must be between 0 and 100")
    }
  }

  /// The options that name reports, with what they name.
  var reports: [(name: String, path: String?)] {
    [
      ("--coverage-lcov", coverageLcov), ("--coverage-cobertura", coverageCobertura), ("--coverage-json", coverageJson),
      ("--coverage-html", coverageHtml),
    ]
  }

  /// The paths of those that are single files.
  var paths: [String?] { [coverageLcov, coverageCobertura, coverageJson] }

  var isAskedFor: Bool { minimumCoverage != nil || reports.contains { $0.path != nil } }

  func files() throws(BuildError) -> CoverageFiles {
    try CoverageFiles(lcov: coverageLcov, cobertura: coverageCobertura, json: coverageJson, html: coverageHtml)
  }

  /// Prints and writes a report; answers whether it is enough.
  func finish(_ report: CoverageReport, writing files: CoverageFiles, print: (String) -> Void) throws -> Bool {
    try files.write(report)
    print("\n")
    for line in CoverageTable(report).lines { print(line + "\n") }
    guard let minimumCoverage, report.totals.lines.percent < minimumCoverage else { return true }
    let text = Int(exactly: minimumCoverage).map(String.init) ?? String(minimumCoverage)
    print("windfall: \(report.totals.lines.text) of the lines were run, and at least \(text)% must be\n")
    return false
  }
}
