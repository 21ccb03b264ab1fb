import Foundation

/// Runs build steps, as many at a time as there are processors for, each after those it follows.
///
/// The steps serve goals. After a failure those that run are finished, and others are started only for goals that can
/// still be reached.
final class StepRunner {
  private enum State {
    case waiting, running, done, failed
  }

  private let steps: [BuildStep]
  /// The positions of the steps that each goal needs.
  private let goals: [Set<Int>]
  private let progress: BuildProgress
  private let messages: MessageFilter
  /// What each running step has written; shown when it has ended.
  private var output: [Int: [String]] = [:]
  private let isVerbose: Bool
  /// Takes what failed steps have written, should it not be shown yet.
  private let held: HeldMessages?
  private let loop = EventLoop()
  private var states: [State]
  private var children: [Int: ChildProcess] = [:]
  private var temporaryFolders: [Int: ToolTemporaryFolder] = [:]
  private var failures: [(step: Int, error: BuildError)] = []
  private var isDiskFull = false

  private static let diskFull = "No space left on device"

  /// Without goals, all steps serve one.
  init(
    _ steps: [BuildStep], goals: [Set<Int>] = [], progress: BuildProgress, messages: MessageFilter, isVerbose: Bool,
    held: HeldMessages? = nil
  ) {
    self.steps = steps
    self.held = held
    self.goals = goals.isEmpty ? [Set(steps.indices)] : goals
    self.progress = progress
    self.messages = messages
    self.isVerbose = isVerbose
    states = Array(repeating: .waiting, count: steps.count)
  }

  /// Runs the steps that are not up to date; answers what keeps each goal from being reached, and throws where none is.
  @discardableResult
  func run() throws -> [Int: BuildError] {
    defer { for child in children.values { child.end() } }
    scheduleTick()
    try startReadySteps()
    try loop.run { children.isEmpty }
    var missed: [Int: BuildError] = [:]
    for (index, goal) in goals.enumerated() {
      missed[index] = failures.first { goal.contains($0.step) }?.error
    }
    if let failure = failures.first, isDiskFull || missed.count == goals.count { throw failure.error }
    return missed
  }

  private func startReadySteps() throws {
    for index in steps.indices where states[index] == .waiting {
      guard children.count < ProcessInfo.processInfo.activeProcessorCount else { return }
      guard isWanted(index), steps[index].prerequisites.allSatisfy({ states[$0] == .done }) else { continue }
      try start(index)
    }
  }

  /// Whether a step serves a goal that can still be reached.
  private func isWanted(_ index: Int) -> Bool {
    if failures.isEmpty { return true }
    guard !isDiskFull else { return false }
    return goals.contains { goal in goal.contains(index) && !failures.contains { goal.contains($0.step) } }
  }

  private func start(_ index: Int) throws {
    let step = steps[index]
    let fingerprint = step.fingerprint()
    if step.isUpToDate(fingerprint) {
      states[index] = .done
      return
    }
    // A step that is broken off must not look up to date.
    try FileWriter.remove(step.fingerprintFile)
    states[index] = .running
    progress.show(step.title)
    if isVerbose { progress.print(([step.executable.path] + step.arguments).joined(separator: " ")) }
    let launch = ChildLaunch(
      executable: step.executable.path, arguments: step.arguments, environment: try environment(of: index))
    children[index] = try ChildProcess(
      launch, loop: loop, onOutput: { [weak self] in self?.take($0, of: index) },
      onExit: { [weak self] status in try self?.finish(index, status, fingerprint) })
  }

  /// The compiler keeps what macros expand to, for debuggers, where temporary files are.
  private func environment(of index: Int) throws -> [String: String] {
    let parent = steps[index].fingerprintFile.deletingLastPathComponent()
    let folder = try ToolTemporaryFolder(parent.appendingPathComponent("Temporary"))
    temporaryFolders[index] = folder
    return ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
  }

  private func take(_ line: String, of index: Int) {
    if line.contains(Self.diskFull) { isDiskFull = true }
    output[index, default: []].append(line)
  }

  /// Without room the tools complain of all sorts of things that are not the user's to mend.
  private func showOutput(of index: Int) {
    let lines = output.removeValue(forKey: index) ?? []
    guard !isDiskFull else { return }
    var filter = messages
    let shown = lines.compactMap { filter.take($0) }
    if let held, states[index] == .failed { held.add(shown) } else { shown.forEach(progress.print) }
  }

  private func finish(_ index: Int, _ status: ExitStatus, _ fingerprint: Fingerprint) throws {
    children[index] = nil
    temporaryFolders[index] = nil
    states[index] = status.isSuccess ? .done : .failed
    showOutput(of: index)
    if status.isSuccess {
      try FileWriter.write(fingerprint.text, to: steps[index].fingerprintFile)
    } else {
      failures.append((index, failure(of: steps[index], status)))
    }
    try startReadySteps()
  }

  private func failure(of step: BuildStep, _ status: ExitStatus) -> BuildError {
    if isDiskFull {
      let folder = step.fingerprintFile.deletingLastPathComponent().path
      return BuildError(
        .unusableMachine,
        "\(step.title) failed: no space left in \(folder); free some space or name another folder with --derived-data")
    }
    switch status {
    case .exited: return BuildError(.buildFailed, "\(step.title) failed; see the errors above")
    case .signalled:
      let tool = step.executable.lastPathComponent
      return BuildError(.buildFailed, "\(step.title) failed: \(tool) was ended by \(status)")
    }
  }

  private func scheduleTick() {
    loop.schedule(after: 1) { [weak self] in
      self?.progress.tick()
      self?.scheduleTick()
    }
  }
}
