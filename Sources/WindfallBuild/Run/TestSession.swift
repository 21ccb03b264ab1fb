import Foundation
import WindfallCore
import WindfallProject

/// One run of all the tests that were asked for.
public final class TestSession {
  private let plan: [TestBundlePlan]
  private let options: TestRunOptions
  private let recorder: RunRecorder
  private let unimplemented: UnimplementedCalls

  public init(plan: [TestBundlePlan], options: TestRunOptions, reporters: [any Reporter]) {
    self.plan = plan
    self.options = options
    recorder = RunRecorder(reporters: reporters)
    unimplemented = UnimplementedCalls(policy: options.unsupported, sourceRoot: options.sourceRoot)
  }

  /// Runs target after target. Leaves no process and no file behind, also when an `Interruption` or an error ends it.
  public func run() throws -> RunSummary {
    let start = ContinuousClock.now
    Interruption.ignoreWriteSignals()
    try recorder.send(.runStarted(seed: options.seed, targets: plan.map(\.title)))
    do {
      for bundle in plan { try run(bundle) }
    } catch var interruption as Interruption {
      interruption.running = recorder.running?.description
      throw interruption
    }
    let duration = (ContinuousClock.now - start) / .seconds(1)
    try recorder.send(.runEnded(recorder.counts, duration: duration))
    return RunSummary(
      counts: recorder.counts, seed: options.seed, duration: duration, notRunCount: recorder.notRunCount,
      unimplemented: unimplemented.summary, impossibleCount: recorder.impossibleCount)
  }

  private func run(_ bundle: TestBundlePlan) throws {
    let folder = try TemporaryFolder(environment: options.environment)
    // The processes are gone before the folder is.
    defer { folder.remove() }
    let order = TestOrder(seed: options.seed).arrange(
      bundle.tests, target: bundle.target, keepingOrderIn: Set(bundle.listingClasses))
    // From here on, the target goes by the name that tells it from itself in another configuration.
    var titled = bundle
    titled.target = bundle.title
    titled.impossible = Dictionary(
      uniqueKeysWithValues: bundle.impossible.map { test, reason in
        (TestIdentifier(target: titled.target, className: test.className, method: test.method), reason)
      })
    // Whoever asks for a class does not ask for the files beside it.
    titled.lostFiles = bundle.includes(className: nil) ? bundle.lostFiles : []
    for index in titled.lostFiles.indices { titled.lostFiles[index].test = TestIdentifier(target: titled.target) }
    let groups = options.jobs.groups(order, of: bundle)
    let tests = order.map { TestIdentifier(target: titled.target, className: $0.className, method: $0.method) }
    var options = options
    options.testTimeout = bundle.timeAllowance ?? options.testTimeout
    if groups.count > 1, case .none = options.repetition ?? bundle.repetition {
      return try run(groups, of: titled, tests: tests, options)
    }
    let run = TestTargetRun(
      titled, rounds: TestRounds(tests, options.repetition ?? bundle.repetition), options: options,
      folder: folder.path, loop: EventLoop(), recorder: recorder, unimplemented: unimplemented)
    try run.run()
  }

  /// Runs groups of classes side by side.
  private func run(
    _ groups: [[TestIdentifier]], of bundle: TestBundlePlan, tests: [TestIdentifier], _ options: TestRunOptions
  ) throws {
    var options = options
    if let draw = options.draw {
      // What draws is made for one thread.
      let lock = NSLock()
      options.draw = { list in try lock.withLock { try draw(list) } }
    }
    let titled = groups.map { group in
      group.map { TestIdentifier(target: bundle.target, className: $0.className, method: $0.method) }
    }
    try recorder.startTarget(bundle.target, tests: tests, times: 1)
    try recorder.recordLost(bundle.lostFiles)
    var bundle = bundle
    bundle.lostFiles = []
    let ends = try ParallelRun(bundle, tests: tests, groups: titled, options: options, recorder: recorder).run()
    for end in ends {
      recorder.countImpossible(end.impossibleCount)
      unimplemented.add(end.unimplemented)
    }
    try recorder.finishTarget(bundle.target)
  }
}
