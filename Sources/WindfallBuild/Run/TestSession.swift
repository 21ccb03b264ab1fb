import Foundation
import WindfallCore

/// One run of all the tests that were asked for.
public final class TestSession {
  private let plan: [TestBundlePlan]
  private let options: TestRunOptions
  private let recorder: RunRecorder

  public init(plan: [TestBundlePlan], options: TestRunOptions, reporters: [any Reporter]) {
    self.plan = plan
    self.options = options
    recorder = RunRecorder(reporters: reporters)
  }

  /// Runs target after target. Leaves no process and no file behind, also when an `Interruption` or an error ends it.
  public func run() throws -> RunSummary {
    let start = ContinuousClock.now
    Interruption.ignoreBrokenPipes()
    try recorder.send(.runStarted(seed: options.seed, targets: plan.map(\.target)))
    do {
      for bundle in plan { try run(bundle) }
    } catch var interruption as Interruption {
      interruption.running = recorder.running?.description
      throw interruption
    }
    let duration = (ContinuousClock.now - start) / .seconds(1)
    try recorder.send(.runEnded(recorder.counts, duration: duration))
    return RunSummary(
      counts: recorder.counts, seed: options.seed, duration: duration, notRunCount: recorder.notRunCount)
  }

  private func run(_ bundle: TestBundlePlan) throws {
    let folder = try TemporaryFolder(environment: options.environment)
    // The processes are gone before the folder is.
    defer { folder.remove() }
    let order = TestOrder(seed: options.seed).arrange(
      bundle.tests, target: bundle.target, keepingOrderIn: Set(bundle.listingClasses))
    let tests = (0..<max(1, options.iterations)).flatMap { _ in order }
    let run = TestTargetRun(
      bundle, tests: tests, options: options, folder: folder.path, loop: EventLoop(), recorder: recorder)
    try run.run()
  }
}
