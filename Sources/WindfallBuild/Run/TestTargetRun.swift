import Foundation
import WindfallCore

/// Runs the tests of one target, in as many processes as it takes: a crash, a hang or an early end costs one test only.
final class TestTargetRun {
  /// The exit status that asks for a new process with the remaining tests.
  static let continueStatus: Int32 = 75

  private let plan: TestBundlePlan
  private let options: TestRunOptions
  private let folder: String
  private let loop: EventLoop
  private let recorder: RunRecorder
  private let unimplemented: UnimplementedCalls
  private var rounds: TestRounds
  private var remaining: [TestIdentifier]
  private var processCount = 0
  private var template: AppTemplate?
  private var appStacks: [String] = []
  /// What processes have told of the bundle.
  private var bundleIssues: Set<String> = []

  // What the current process has told so far.
  private var finishedCount = 0
  private var enteredClass: String?
  /// What the running test has asked for.
  private var allowance: Double?
  private var lastErrorLines: [String] = []

  /// The tests are run in the order given; the folder takes the containers and files of the run.
  init(
    _ plan: TestBundlePlan, rounds: TestRounds, options: TestRunOptions, folder: String, loop: EventLoop,
    recorder: RunRecorder, unimplemented: UnimplementedCalls
  ) {
    self.plan = plan
    self.options = options
    self.folder = folder
    self.loop = loop
    self.recorder = recorder
    self.unimplemented = unimplemented
    self.rounds = rounds
    remaining = rounds.first
  }

  func run() throws {
    defer { template?.end() }
    try recorder.startTarget(plan.target, tests: rounds.tests, times: rounds.times)
    let environment = TestEnvironment(base: options.environment)
    if let failure = plan.failure {
      try recorder.record(failure)
      return try recorder.finishTarget(plan.target)
    }
    try recorder.recordLost(plan.lostFiles)
    try failImpossible()
    try runRemaining(environment)
    // Each round has a process of its own.
    while let next = rounds.takeNext() {
      remaining = next
      try runRemaining(environment)
    }
    try recorder.finishTarget(plan.target)
  }

  private func runRemaining(_ environment: TestEnvironment) throws {
    // A page is a program, with or without tests.
    while !remaining.isEmpty || (plan.page != nil && processCount == 0) {
      do {
        let count = remaining.count
        try startTemplate(environment)
        let process = try startProcess(environment)
        defer { process.end() }
        try loop.run { process.status != nil }
        try conclude(process)
        // No process is started twice for the same tests.
        if remaining.count == count {
          try failRemaining(.earlyExit, "The process ended before the test was run.\(lastWords)")
        }
      } catch let error as SystemError where !error.isOfTheMachine {
        try failRemaining(.launch, "The tests could not be started: \(error).")
      }
    }
  }

  /// Reports the tests that are not in the bundle.
  private func failImpossible() throws {
    let impossible = remaining.filter { reason(for: $0) != nil }
    guard !impossible.isEmpty else { return }
    remaining.removeAll { reason(for: $0) != nil }
    for test in impossible {
      try recorder.startTest(test)
      try recorder.record(
        TestIssue(test: test, kind: .launch, message: "The test cannot run: \(reason(for: test) ?? "")."))
      try recorder.finishTest(test, status: .failed, duration: 0)
      recorder.countImpossible()
    }
  }

  private func reason(for test: TestIdentifier) -> String? { plan.impossible[test] }

  // MARK: - Starting

  private func startTemplate(_ environment: TestEnvironment) throws {
    guard case .ui(let app, _) = plan.host, template?.isRunning != true else { return }
    template?.end()
    let variables = plan.environment.merging(environment.pasteboard(folder: folder)) { _, own in own }
    template = try AppTemplate(
      app: app, socketPath: "\(folder)/app.socket", environment: environment.common(variables), loop: loop,
      onOutput: { [recorder, target = plan.target] line in
        try recorder.output(line, on: .standardError, outside: TestIdentifier(target: target))
      })
  }

  private func startProcess(_ environment: TestEnvironment) throws -> TestProcess {
    processCount += 1
    finishedCount = 0
    enteredClass = nil
    lastErrorLines = []
    appStacks = []
    let list = "\(folder)/tests-\(processCount)"
    let lines = remaining.map { "\($0.className ?? "")/\($0.method ?? "")\n" }.joined()
    try lines.write(toFile: list, atomically: false, encoding: .utf8)
    var variables = try environment.container(at: "\(folder)/home").merging(plan.environment) { own, _ in own }
    variables["WINDFALL_TEST_BUNDLE"] = plan.bundle
    variables["WINDFALL_TEST_PLAN"] = list
    variables.merge(TestEnvironment.xctest(bundle: plan.bundle, list: list)) { own, _ in own }
    variables["WINDFALL_TEST_TIMEOUT"] = String(options.testTimeout)
    variables["WINDFALL_TEST_ATTACHMENTS"] = options.attachmentFolder.map { "\($0)/\(plan.target)" }
    if case .ui(let app, _) = plan.host, let template {
      variables["WINDFALL_TEMPLATE_SOCKET"] = template.socketPath
      // The process of the test can say more about an app that hangs than the tool can, so it gives up first.
      variables["WINDFALL_APP_ARGUMENTS"] = plan.appArguments.joined(separator: "\n")
      variables["WINDFALL_APP_TIMEOUT"] = String(options.testTimeout / 2)
      variables.merge(try environment.app(app, folder: folder)) { own, _ in own }
      variables.merge(environment.pasteboard(folder: folder)) { _, own in own }
    } else if let library = options.virtualTime {
      variables["LD_PRELOAD"] = library
    }
    return try TestProcess(
      executable: plan.executable, arguments: plan.arguments, environment: environment.common(variables),
      timeout: options.testTimeout, loop: loop, draw: options.draw,
      handlers: TestProcess.Handlers(
        onEvent: { [weak self] in try self?.handle($0) },
        onOutput: { [weak self] in try self?.output($1, on: $0) },
        onHang: { [weak self] in try self?.askAppsForStacks() }))
  }

  // MARK: - While it runs

  private func handle(_ event: TestEvent) throws {
    switch event {
    case .classStarted(let identifier):
      enteredClass = identifier.className
      try recorder.startClass(own(identifier))
    case .classFinished:
      enteredClass = nil
      try recorder.finishClass()
    case .testStarted(let identifier):
      let test = own(identifier)
      guard let index = remaining.firstIndex(of: test) else { return }
      remaining.remove(at: index)
      lastErrorLines = []
      allowance = nil
      try recorder.startTest(test)
    case .issueRecorded(var issue):
      issue.test = own(issue.test)
      if issue.kind == .launch, recorder.running == nil, !isNews(issue) { return }
      guard let issue = unimplemented.take(issue) else { return }
      try recorder.record(CrashReport.extracted(from: issue, sourceRoot: options.sourceRoot))
    case .testFinished(let identifier, let status, let duration):
      let test = own(identifier)
      guard recorder.running == test else { return }
      finishedCount += 1
      try finish(test, status, duration)
    case .activityStarted(let identifier, let name): try recorder.send(.activityStarted(own(identifier), name: name))
    case .activityEnded(let identifier, let name): try recorder.send(.activityEnded(own(identifier), name: name))
    case .timeAllowed(let identifier, let seconds):
      allowance = seconds
      try recorder.send(.timeAllowed(own(identifier), seconds: seconds))
    case .measured(var measurement):
      measurement.test = own(measurement.test)
      try recorder.send(.measured(measurement))
    case .output(let output): try recorder.output(output.text, on: output.stream, outside: place)
    case .runStarted, .targetStarted, .targetFinished, .runEnded: break
    }
  }

  /// What is wrong with the bundle itself each of its processes tells, also of classes that nobody asked for.
  private func isNews(_ issue: TestIssue) -> Bool {
    plan.includes(className: issue.test.className) && bundleIssues.insert(issue.message).inserted
  }

  /// The process knows its target by the name of its bundle, which may be another one.
  private func own(_ identifier: TestIdentifier) -> TestIdentifier {
    TestIdentifier(target: plan.target, className: identifier.className, method: identifier.method)
  }

  private func output(_ text: String, on stream: TestOutput.Stream) throws {
    if stream == .standardError { lastErrorLines = lastErrorLines.suffix(7) + [text] }
    try recorder.output(text, on: stream, outside: place)
  }

  /// What runs when no test does.
  private var place: TestIdentifier { TestIdentifier(target: plan.target, className: enteredClass) }

  private func finish(_ test: TestIdentifier, _ status: TestStatus, _ duration: Double? = nil) throws {
    let end = try recorder.finishTest(
      test, status: status, duration: duration, retriesFailure: rounds.retriesFailures)
    rounds.note(test, end)
  }

  private func askAppsForStacks() throws {
    guard let template else { return }
    appStacks = try AppStacks(of: template.apps).collect()
  }

  // MARK: - When it has ended

  private func conclude(_ process: TestProcess) throws {
    guard let status = process.status else { return }
    if let test = recorder.running {
      try record(describeEnd(of: process, status, during: nil), of: process, for: test)
      return try finish(test, .failed)
    }
    let isCleanEnd = !process.isHung && process.eventError == nil
    switch status {
    case .exited(Self.continueStatus) where isCleanEnd && finishedCount > 0: return
    case .exited(0) where isCleanEnd && plan.page != nil: try skipRemaining()
    case .exited(0) where isCleanEnd, .exited(1) where isCleanEnd:
      try failRemaining(.earlyExit, "The process ended before the test was run.\(lastWords)")
    default:
      if let enteredClass { return try concludeClass(enteredClass, process, status) }
      if plan.page != nil {
        // Its code would only end in the same way once more.
        let end = describeEnd(of: process, status, during: "the page's code")
        try record(end, of: process, for: TestIdentifier(target: plan.target))
        return try skipRemaining("its code ended before")
      }
      // A process that ended after all its tests, by whatever way, has not passed.
      if remaining.isEmpty || finishedCount > 0 {
        let end = describeEnd(of: process, status, during: "the end of the tests")
        return try record(end, of: process, for: TestIdentifier(target: plan.target))
      }
      let (kind, message) = describeEnd(of: process, status, during: "the launch")
      try failRemaining(kind == .hang ? .hang : .launch, message, of: process)
    }
  }

  /// The process ended in the set-up of a class, which its tests cannot run without, or in its tear-down.
  private func concludeClass(_ name: String, _ process: TestProcess, _ status: ExitStatus) throws {
    let end = describeEnd(of: process, status, during: "the set-up or tear-down of the class")
    let identifier = TestIdentifier(target: plan.target, className: name)
    let tests = remaining.filter { identifier.contains($0) }
    guard !tests.isEmpty else { return try record(end, of: process, for: identifier) }
    remaining.removeAll { identifier.contains($0) }
    try fail(tests, end, of: process)
  }

  private func describeEnd(
    of process: TestProcess, _ status: ExitStatus, during step: String?
  ) -> (kind: TestIssue.Kind, message: String) {
    let place = step.map { " in \($0)" } ?? ""
    if process.isHung {
      let awaited = process.awaited.isEmpty ? "" : ", waiting for: \(process.awaited)"
      return (.hang, "timed out after \(Self.text(allowance ?? options.testTimeout)) s\(place)\(awaited)")
    }
    if let error = process.eventError { return (.crash, "The process sent an event that cannot be read: \(error).") }
    switch status {
    case .signalled:
      let reason = process.crash.reason.map { ": \($0)" } ?? ""
      return (.crash, "The process crashed with \(status)\(place)\(reason)")
    case .exited:
      return (
        .earlyExit,
        "The process ended with \(status)\(place.isEmpty ? " in the middle of the test" : place).\(lastWords)"
      )
    }
  }

  /// 60 for 60.0, and 0.5 as it is.
  private static func text(_ seconds: Double) -> String {
    Int(exactly: seconds).map(String.init) ?? String(seconds)
  }

  private var lastWords: String {
    let lines = lastErrorLines.filter { !$0.isEmpty }
    return lines.isEmpty ? "" : "\nIt wrote:\n" + lines.joined(separator: "\n")
  }

  private func record(
    _ end: (kind: TestIssue.Kind, message: String), of process: TestProcess?, for test: TestIdentifier
  ) throws {
    let place = process?.crash.place(in: options.sourceRoot)
    try recorder.record(
      TestIssue(
        test: test, kind: end.kind, message: end.message, file: place?.file, line: place?.line,
        backtrace: (process?.crash.backtrace(in: options.sourceRoot) ?? []) + appStacks))
  }

  /// The page has come to its end and did not run these tests; on iOS it would not have run them either.
  private func skipRemaining(_ reason: String? = nil) throws {
    for test in remaining {
      try recorder.startTest(test)
      let reason = reason ?? "it ends without \(test.className ?? "").defaultTestSuite.run()"
      try recorder.record(TestIssue(test: test, kind: .skip, message: "The page does not run this test: \(reason)."))
      try recorder.finishTest(test, status: .skipped, duration: 0)
      recorder.countNotRun()
    }
    remaining = []
  }

  private func failRemaining(_ kind: TestIssue.Kind, _ message: String, of process: TestProcess? = nil) throws {
    let tests = remaining
    remaining = []
    try fail(tests, (kind, message), of: process)
  }

  /// Reports tests that could not be run, all for one reason; the first has the details.
  private func fail(
    _ tests: [TestIdentifier], _ end: (kind: TestIssue.Kind, message: String), of process: TestProcess?
  ) throws {
    let headline = String(end.message.prefix { !$0.isNewline })
    for test in tests {
      try recorder.startTest(test)
      if test == tests.first {
        try record(end, of: process, for: test)
      } else {
        try recorder.record(TestIssue(test: test, kind: end.kind, message: headline))
      }
      try recorder.finishTest(test, status: .failed, duration: 0)
    }
  }
}
