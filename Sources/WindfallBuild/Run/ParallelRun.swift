import Foundation
import Synchronization
import WindfallCore

/// Runs groups of a target's classes side by side, each on a thread with processes and a container of its own, and tells
/// of them as if one process had run them.
final class ParallelRun {
  /// What the threads tell.
  private enum Message: Sendable {
    case event(TestEvent, group: Int)
    case ended(group: Int, Result<GroupEnd, any Error>)
  }

  /// What a group leaves beside its events.
  struct GroupEnd: Sendable {
    var impossibleCount: Int
    var unimplemented: [String: Set<TestIdentifier>]
  }

  /// Where messages wait to be taken.
  private final class Mailbox: Sendable {
    private let messages = Mutex<[Message]>([])
    private let arrival = DispatchSemaphore(value: 0)

    func put(_ message: Message) {
      messages.withLock { $0.append(message) }
      arrival.signal()
    }

    /// Waits for the next one.
    func take() -> Message {
      arrival.wait()
      return messages.withLock { $0.removeFirst() }
    }
  }

  private final class GroupReporter: Reporter {
    private let group: Int
    private let mailbox: Mailbox

    init(group: Int, mailbox: Mailbox) {
      self.group = group
      self.mailbox = mailbox
    }

    func report(_ event: TestEvent) { mailbox.put(.event(event, group: group)) }
  }

  private let mailbox = Mailbox()
  private let plan: TestBundlePlan
  private let options: TestRunOptions
  private let groups: [[TestIdentifier]]
  private var order: ClassOrder
  private let recorder: RunRecorder

  /// The groups hold the tests of the plan, which stand in the order of one process.
  init(
    _ plan: TestBundlePlan, tests: [TestIdentifier], groups: [[TestIdentifier]], options: TestRunOptions,
    recorder: RunRecorder
  ) {
    self.plan = plan
    self.groups = groups
    self.options = options
    self.recorder = recorder
    var classes: [TestIdentifier] = []
    for name in tests.compactMap(\.parent) where !classes.contains(name) { classes.append(name) }
    order = ClassOrder(classes)
  }

  /// Runs to the end of all groups, also where one of them stops with an error, which is thrown then.
  func run() throws -> [GroupEnd] {
    for (index, tests) in groups.enumerated() { start(tests, as: index) }
    var ends: [GroupEnd] = []
    var running = groups.count
    var failure: (any Error)?
    while running > 0 {
      switch mailbox.take() {
      case .event(let event, let group):
        if failure == nil { failure = send(order.take(event, of: group)) }
      case .ended(let group, let result):
        running -= 1
        switch result {
        case .success(let end): ends.append(end)
        case .failure(let error): failure = failure ?? error
        }
        if failure == nil { failure = send(order.end(group)) }
      }
    }
    if let failure { throw failure }
    for event in order.finish() { try recorder.replay(event) }
    return ends
  }

  private func send(_ events: [TestEvent]) -> (any Error)? {
    do {
      for event in events { try recorder.replay(event) }
      return nil
    } catch {
      return error
    }
  }

  private func start(_ tests: [TestIdentifier], as group: Int) {
    let (plan, options, mailbox) = (plan, options, mailbox)
    // The processes of the group live no longer than the thread that started them.
    let thread = Thread {
      let result = Result { try Self.run(tests, of: plan, options, as: group, mailbox) }
      mailbox.put(.ended(group: group, result))
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  private static func run(
    _ tests: [TestIdentifier], of plan: TestBundlePlan, _ options: TestRunOptions, as group: Int, _ mailbox: Mailbox
  ) throws -> GroupEnd {
    let folder = try TemporaryFolder(environment: options.environment)
    defer { folder.remove() }
    let recorder = RunRecorder(reporters: [GroupReporter(group: group, mailbox: mailbox)])
    let unimplemented = UnimplementedCalls(policy: options.unsupported, sourceRoot: options.sourceRoot)
    let run = TestTargetRun(
      plan, rounds: TestRounds(tests, .none), options: options, folder: folder.path, loop: EventLoop(),
      recorder: recorder, unimplemented: unimplemented)
    try run.run()
    return GroupEnd(impossibleCount: recorder.impossibleCount, unimplemented: unimplemented.tests)
  }
}
