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
  /// The steps in the order in which they were started.
  private var order: [Int] = []
  private var children: [Int: ChildProcess] = [:]
  /// What was left of each running step's earlier runs.
  private var records: [Int: StepRecord] = [:]
  private var storeKeys: [Int: String] = [:]
  private let moduleTimes = ModuleTimes()
  private var temporaryFolders: [Int: ToolTemporaryFolder] = [:]
  private var restarted: Set<Int> = []
  private var failures: [(step: Int, error: BuildError)] = []
  private var isDiskFull = false

  private static let diskFull = "No space left on device"
  /// How the linker ends that maps the file which it writes, and finds no room for a page of it.
  private static let cutOff = "Bus error"

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
    progress.tick(on: loop) { [weak self] in self?.longestRunning }
    try startReadySteps()
    do {
      try loop.run { children.isEmpty }
    } catch {
      progress.finish()
      throw error
    }
    var missed: [Int: BuildError] = [:]
    for (index, goal) in goals.enumerated() {
      missed[index] = failures.first { goal.contains($0.step) }?.error
    }
    if let failure = failures.first, isDiskFull || missed.count == goals.count { throw failure.error }
    return missed
  }

  /// The title of the step that has been running for longest.
  private var longestRunning: String? { order.first { children[$0] != nil }.map { steps[$0].title } }

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
    let last = StepRecord(file: step.recordFile)
    if last.isUpToDate(step, fingerprint) {
      states[index] = .done
      return
    }
    let record = try last.prepared(for: step)
    try record.write(to: step.recordFile)
    let key = step.stored?.key()
    storeKeys[index] = key
    if let stored = step.stored, let key, stored.store.restore(step.outputs, for: key) {
      try StepRecord.after(step, fingerprint: fingerprint, previous: StepRecord()).write(to: step.recordFile)
      states[index] = .done
      return
    }
    records[index] = record
    moduleTimes.prepare(step, record: record)
    states[index] = .running
    order.append(index)
    progress.show(step.title)
    if isVerbose { progress.print(([step.executable.path] + step.arguments).joined(separator: " ")) }
    let launch = ChildLaunch(
      executable: step.executable.path, arguments: try ResponseFile.arguments(step.arguments, beside: step.recordFile),
      environment: try environment(of: index))
    children[index] = try ChildProcess(
      launch, loop: loop, onOutput: { [weak self] in self?.take($0, of: index) },
      onExit: { [weak self] status in try self?.finish(index, status, fingerprint) })
  }

  /// The compiler keeps what macros expand to, for debuggers, where temporary files are.
  private func environment(of index: Int) throws -> [String: String] {
    let parent = steps[index].recordFile.deletingLastPathComponent()
    let folder = try ToolTemporaryFolder(parent.appendingPathComponent("Temporary"))
    temporaryFolders[index] = folder
    return ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
  }

  private func take(_ line: String, of index: Int) {
    if line.contains(Self.diskFull) || line.contains(Self.cutOff) && hasNoRoom(steps[index]) { isDiskFull = true }
    output[index, default: []].append(line)
  }

  private func hasNoRoom(_ step: BuildStep) -> Bool {
    var information = statvfs()
    guard statvfs(step.recordFile.deletingLastPathComponent().path, &information) == 0 else { return false }
    return UInt64(information.f_bavail) * UInt64(information.f_frsize) < 256 << 20
  }

  /// Answers the lines that were shown. Without room the tools complain of all sorts of things that are not the user's to mend.
  @discardableResult
  private func showOutput(of index: Int) -> [String] {
    let lines = output.removeValue(forKey: index) ?? []
    guard !isDiskFull else { return [] }
    var filter = messages
    let shown = lines.compactMap { filter.take($0) }
    if let held, states[index] == .failed { held.add(shown) } else { shown.forEach(progress.print) }
    return shown
  }

  private func finish(_ index: Int, _ status: ExitStatus, _ fingerprint: Fingerprint) throws {
    children[index] = nil
    temporaryFolders[index] = nil
    if !status.isSuccess, try restart(index) { return }
    states[index] = status.isSuccess ? .done : .failed
    let compilerMessage = showOutput(of: index).lazy.compactMap { CompilerMessage($0) }.first
    // A compiler that was ended has not told what it had done, so that the record stays as it was before.
    if case .exited = status {
      let record = StepRecord.after(
        steps[index], fingerprint: status.isSuccess ? fingerprint : nil, previous: records[index] ?? StepRecord())
      try record.write(to: steps[index].recordFile)
    }
    // What has changed while the tool ran may be in what it made, or not.
    if status.isSuccess, let stored = steps[index].stored, let key = storeKeys[index], key == stored.key() {
      stored.store.save(steps[index].outputs, for: key)
    }
    if !status.isSuccess {
      var error = failure(of: steps[index], status)
      error.compilerMessage = compilerMessage
      failures.append((index, error))
    }
    try startReadySteps()
  }

  /// Runs a step again, once and from nothing, whose tool complains of what it keeps for itself: that is damaged.
  private func restart(_ index: Int) throws -> Bool {
    let step = steps[index]
    let isDamaged = output[index, default: []].contains { line in
      line.contains("error: ") && step.caches.contains { line.contains($0.path) }
    }
    guard isDamaged, !isDiskFull, restarted.insert(index).inserted else { return false }
    output[index] = nil
    progress.show("\(step.title) again: the derived data is damaged")
    for item in step.caches + [step.recordFile] { try FileWriter.remove(item) }
    states[index] = .waiting
    try startReadySteps()
    return true
  }

  private func failure(of step: BuildStep, _ status: ExitStatus) -> BuildError {
    if isDiskFull {
      let folder = step.recordFile.deletingLastPathComponent().path
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
}
