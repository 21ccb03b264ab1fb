import ArgumentParser
import Foundation
import WindfallBuild
import WindfallCore
import WindfallGraphics
import WindfallProject

/// Builds a project and runs its tests.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Builds an iOS project or a playground, and runs its unit tests and UI tests.")

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp("Run only these tests; may be given several times.", valueName: "target[/class[/method]]"))
  var onlyTesting: [String] = []

  @Option(
    help: ArgumentHelp("Leave these tests out; may be given several times.", valueName: "target[/class[/method]]"))
  var skipTesting: [String] = []

  @Flag(help: "Print the tests, one Target/Class/method a line, and run none.")
  var list = false

  @Option(
    parsing: .unconditional, help: "Run the tests in the order of an earlier run, which printed this number.",
    transform: { try TestCommand.readSeed($0) })
  var seed: UInt64?

  @Flag(help: "Run the tests in the order of their names, as Xcode does unless a scheme asks for a random one.")
  var inOrder = false

  @Option(help: ArgumentHelp("The test plan of the scheme to run, instead of its default one.", valueName: "name"))
  var testPlan: String?

  @Option(
    help: ArgumentHelp(
      "Run only these configurations of the test plan; may be given several times.", valueName: "name"))
  var onlyTestConfiguration: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out these configurations of the test plan; may be given several times.", valueName: "name"))
  var skipTestConfiguration: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many times to run all the tests, in the same order.", valueName: "count"))
  var iterations: Int?

  @Flag(help: "Run a test that fails again until it passes, at most 3 times in all, or --iterations times.")
  var retryTestsOnFailure = false

  @Flag(help: "Run each test until it fails, at most 100 times, or --iterations times.")
  var runTestsUntilFailure = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long one test may take before it counts as hanging; by default 60, or what the test plan says.",
      valueName: "seconds"))
  var testTimeout: Double?

  @Flag(help: "Let the clocks of unit tests go on at once to the next deadline while all their threads only wait.")
  var virtualTime = false

  @Flag(help: "Where OHHTTPStubs is used, let requests that no stub answers leave the machine.")
  var allowNetwork = false

  @Option(
    help: ArgumentHelp(
      "What becomes of a test that calls what is declared and not there yet: warn or fail.", valueName: "policy"))
  var unsupported = UnsupportedPolicy.fail

  @Option(help: ArgumentHelp("Write the results as JUnit XML; - is standard output.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp("Write every event of the run as a line of JSON; - is standard output.", valueName: "file"))
  var json: String?

  @Option(help: ArgumentHelp("Write a summary in Markdown, for the page of a job.", valueName: "file"))
  var markdown: String?

  @Option(help: ArgumentHelp("Write the results as one web page.", valueName: "file"))
  var html: String?

  @Flag(help: "Print failures as annotations of GitHub Actions, and add a summary to the job's.")
  var github = false

  @Option(
    help: ArgumentHelp(
      "Write the attachments that tests keep, such as screenshots, into this folder.", valueName: "folder"))
  var attachments: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "On how many processes to run the classes of a target; by default one for each processor, where earlier runs have "
        + "shown that it is worth while.", valueName: "count"))
  var jobs: Int?

  @Flag(help: "Run the classes of a target one after the other.")
  var noParallel = false

  @OptionGroup(title: "Several machines") var sharding: ShardOptions

  @OptionGroup(title: "Coverage") var coverage: CoverageOptions

  func validate() throws {
    guard testTimeout.map({ $0 > 0 && $0 <= TestCommand.longestTimeout }) != false else {
      throw ValidationError(
        "--test-timeout must be more than 0 seconds, and at most \(Int(TestCommand.longestTimeout))")
    }
    guard iterations.map({ $0 > 0 }) != false else { throw ValidationError("--iterations must be 1 or more") }
    guard jobs.map({ $0 > 0 && $0 <= 1000 }) != false else { throw ValidationError("--jobs must be 1 or more") }
    guard jobs == nil || !noParallel else { throw ValidationError("--jobs and --no-parallel exclude each other") }
    guard seed == nil || !inOrder else { throw ValidationError("--seed and --in-order exclude each other") }
    if attachments?.isEmpty == true { throw ValidationError("--attachments must name a folder") }
    let own = [("--junit", junit), ("--json", json), ("--markdown", markdown), ("--html", html)]
    let reports = own + coverage.reportOptions.reports + [("--times", sharding.times)]
    do { try ReportPath.check(reports) } catch { throw ValidationError(error.description) }
    guard !retryTestsOnFailure || !runTestsUntilFailure else {
      throw ValidationError("--retry-tests-on-failure and --run-tests-until-failure exclude each other")
    }
  }

  /// A hundred days; what has no end is no limit.
  static let longestTimeout = 8_640_000.0

  @Sendable private static func readSeed(_ text: String) throws -> UInt64 {
    guard let seed = UInt64(text) else { throw ValidationError("--seed must be a whole number, 0 or more") }
    return seed
  }

  func run() throws {
    try reportingFailure {
      do {
        return try runTests()
      } catch let error as BuildError where error.status == .buildFailed {
        try report(error)
        throw error
      }
    }
  }

  /// What cannot be built at all is an error in the reports as well.
  private func report(_ error: BuildError) throws {
    let files = try fileReporters()
    guard !files.isEmpty else { return }
    let url = URL(fileURLWithPath: project.path)
    let plan = TestBundlePlan(UnbuiltTarget(name: url.deletingPathExtension().lastPathComponent, error: error))
    _ = try TestSession(plan: [plan], options: TestRunOptions(sourceRoot: url.path), reporters: files).run()
  }

  /// Runs the tests, or only builds them; what happens is told to a reporter of another form than the usual one.
  func runTests(console: (any Reporter)? = nil, onlyBuilding: Bool = false) throws -> CommandStatus {
    if let playground = try project.playground { return try run(Playground(url: playground)) }
    let builder = try project.builder { planner in
      var plan = try planner.testPlan(named: testPlan)
      try plan.chooseConfigurations(only: onlyTestConfiguration, skip: skipTestConfiguration)
      try coverage.measure(&plan, asking: planner.coverage(testPlan: testPlan))
      return plan
    }
    // What is built must stay as it is until the last test has run.
    defer { withExtendedLifetime(builder) {} }
    let missing = try targets(leftOut: builder.leftOut)
    var catalog = try builder.tests()
    // Specs tell their examples only when they run.
    let unknown = catalog.targetsToBuild(for: onlyTesting)
    var listed: BuiltProject?
    var bundles: [TestBundlePlan] = []
    if !unknown.isEmpty {
      let built = try builder.build(only: unknown)
      bundles = try built.testBundles.map(
        TestLister(options: TestRunOptions(testTimeout: testTimeout ?? TestRunOptions.defaultTestTimeout)).complete)
      catalog.complete(with: bundles)
      listed = built
    }
    // What cannot run need not be left out.
    let skipped = skipTesting.filter { name in
      !builder.leftOut.contains { name == $0.name || name.hasPrefix("\($0.name)/") }
    }
    let selection = try catalog.selection(only: onlyTesting, skip: skipped)
    let all = catalog.tests.filter(selection.includes)
    try require(all)
    let shard = try sharding.part()
    let times = try sharding.knownTimes()
    let part = shard?.tests(of: all, times: times)
    let tests = part.map { part in all.filter(part.contains) } ?? all
    if list {
      for test in tests { print(test) }
      return .passed
    }
    if let shard { BuildProgress().print(sharding.note(shard, tests: tests.count, of: all.count)) }
    // A report that cannot be written is found before the build, not after the tests.
    let files = try fileReporters(shard: shard.map { ($0, $0.identity(of: all, times: times)) })
    let reporters = [console ?? consoleReporter()] + files
    let coverageFiles = try coverage.reportOptions.files()
    if tests.isEmpty {
      _ = try run([], sourceRoot: project.path, reporters: reporters)
      return .passed
    }
    let built = try listed ?? builder.build(only: Set(tests.map(\.target)))
    if onlyBuilding { return missing.isEmpty && built.isWhole ? .passed : .buildFailed }
    built.lock?.share()
    if listed == nil { bundles = built.testBundles }
    // What cannot be built is reported by the first machine only.
    let unbuilt = (shard?.index ?? 1) == 1 ? missing + built.leftOut : []
    if let part { bundles = bundles.map { $0.keeping(part) } }
    if let shard, shard.index != 1 { for index in bundles.indices { bundles[index].lostFiles = [] } }
    let counted = built.isMeasured ? try CoverageRun(built, toolchain: builder.toolchain) : nil
    prepareLiveLine(of: reporters, bundles: selection.apply(to: bundles), history: built.derivedData)
    var status = try run(
      selection.apply(to: bundles) + unbuilt.map { TestBundlePlan($0) }, sourceRoot: built.sourceRoot,
      reporters: reporters + [HistoryReporter(built.derivedData)], environment: counted?.environment ?? [:],
      derivedData: built.derivedData)
    if let counted {
      let isEnough = try coverage.finish(counted, writing: coverageFiles, sourceRoot: built.sourceRoot) {
        reportsToStandardOutput ? ConsoleReporter.writeToStandardError($0) : ConsoleReporter.writeToStandardOutput($0)
      }
      if !isEnough, status == .passed { status = .testsFailed }
    }
    return unbuilt.isEmpty ? status : .buildFailed
  }

  /// Runs the pages of a playground that have one of the tests, or all pages when no test is named.
  private func run(_ playground: Playground) throws -> CommandStatus {
    let builder = try project.builder(of: playground)
    defer { withExtendedLifetime(builder) {} }
    let catalog = try builder.tests()
    let selection = try catalog.selection(only: onlyTesting, skip: skipTesting)
    let tests = catalog.tests.filter(selection.includes)
    try require(tests)
    if list {
      for test in tests { print(test) }
      return .passed
    }
    let names = catalog.targets.map(\.name)
    let pages =
      onlyTesting.isEmpty ? names.filter { selection.includes(TestIdentifier(target: $0)) } : tests.map(\.target)
    let history = HistoryReporter(try project.derivedDataFolder())
    let reporters = [consoleReporter(showsOutput: true)] + (try fileReporters()) + [history]
    let plans = try builder.build(only: Set(pages)).map { plan in
      var plan = plan
      plan.tests = plan.tests.filter(selection.includes)
      return plan
    }
    return try run(plans, sourceRoot: playground.url.deletingLastPathComponent().path, reporters: reporters)
  }

  private func run(
    _ plans: [TestBundlePlan], sourceRoot: String, reporters: [any Reporter], environment: [String: String] = [:],
    derivedData: DerivedData? = nil
  ) throws -> CommandStatus {
    var options = TestRunOptions(sourceRoot: sourceRoot)
    options.environment.merge(environment) { $1 }
    options.testTimeout = testTimeout ?? options.testTimeout
    if let seed { options.seed = seed }
    if inOrder { options.seed = nil }
    options.repetition = repetition
    options.attachmentFolder = try attachments.map { try Self.makeFolder($0) }
    options.draw = { try FileRenderer().render($0) }
    var plans = plans
    for index in plans.indices {
      if allowNetwork { plans[index].allowNetwork() }
      if testTimeout != nil { plans[index].timeAllowance = nil }
    }
    options.unsupported = unsupported
    options.virtualTime = try virtualTime ? Self.virtualTimeLibrary() : nil
    let usual = ProcessInfo.processInfo.activeProcessorCount
    // Where the command line says how many, there is nothing to read before the first test.
    let isOpen = jobs == nil && !noParallel
    var times = TestTimes()
    if isOpen, let derivedData { times = RunHistory(latestOf: derivedData).times }
    times.update(with: try sharding.knownTimes())
    options.jobs = TestJobs(asked: noParallel ? 1 : jobs, usual: usual, times: times)
    let summary = try TestSession(plan: plans, options: options, reporters: reporters).run()
    if let line = summary.unimplemented { BuildProgress().print(line) }
    return summary.status
  }

  private static func virtualTimeLibrary() throws -> String {
    let library = try SDK.locate().virtualTime.path
    guard FileManager.default.fileExists(atPath: library) else {
      throw BuildError(.unusableMachine, "\(library) is missing, which --virtual-time needs; run `windfall --set-up`")
    }
    return library
  }

  /// Nil where the command line does not say it.
  private var repetition: TestRepetition? {
    if retryTestsOnFailure { return .retryOnFailure(iterations ?? TestRepetition.usualRetries) }
    if runTestsUntilFailure { return .untilFailure(iterations ?? TestRepetition.usualRepetitions) }
    return iterations.map { .fixed($0) }
  }

  /// The targets that should run and cannot: a run without them has not passed.
  private func targets(leftOut targets: [UnbuiltTarget]) throws(BuildError) -> [UnbuiltTarget] {
    let named = Set(onlyTesting.compactMap { $0.split(separator: "/").first.map(String.init) })
    if let target = targets.first(where: { named.contains($0.name) }) {
      throw BuildError(.buildFailed, "\(target.name) cannot run; the reason stands above")
    }
    return onlyTesting.isEmpty ? targets.filter { !skipTesting.contains($0.name) } : []
  }

  private func require(_ tests: [TestIdentifier]) throws(BuildError) {
    guard tests.isEmpty else { return }
    throw BuildError(
      .noTestRan,
      list ? "there is no test to list" : "there is no test to run; --list shows the tests of the project")
  }

  /// Found out before the build, not after the tests.
  private static func makeFolder(_ path: String) throws -> String {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw BuildError(.unusableMachine, "cannot make the folder \(path): \(error.localizedDescription)")
    }
    return url.path
  }
}

extension UnsupportedPolicy: ExpressibleByArgument {}
