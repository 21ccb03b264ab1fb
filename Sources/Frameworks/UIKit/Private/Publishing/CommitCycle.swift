import Dispatch
import WindfallCore

/// The one place where changes become visible: update, layout, then publication of an immutable frame.
///
/// A commit runs at the end of the turn of the run loop in which something changed, and before any query is answered.
@_spi(Windfall) @MainActor public final class CommitCycle {
  public private(set) static var shared = CommitCycle()

  /// Rounds of update and layout after which changes that cause each other are given up.
  private static let maximumRounds = 100

  /// Called with each new frame, for those who wait for something to appear.
  public var onPublish: ((Frame) -> Void)?

  /// Something has changed since the last commit.
  public private(set) var isCommitPending = true

  private var participants: [any UpdateParticipant] = []
  private var afterLayout: [@MainActor () -> Void] = []
  private var isRunning = false
  private var isUpdating = false
  private var isScheduled = false
  private var isActive = false
  private var publisher = FramePublisher()

  private init() {}

  static func forgetShared() { shared = CommitCycle() }

  /// From now on commits run by themselves on the main queue, which must not be touched before the app has started.
  public func activate() {
    guard !isActive else { return }
    isActive = true
    if isCommitPending { schedule() }
  }

  public func setNeedsCommit() {
    guard !isCommitPending else { return }
    isCommitPending = true
    schedule()
  }

  /// Adds work to the next update phase; an object that is waiting already is not added again.
  public func enqueueUpdate(_ participant: any UpdateParticipant) {
    if !participants.contains(where: { $0 === participant }) { participants.append(participant) }
    setNeedsCommit()
  }

  /// Runs when layout has settled in the commit that is pending.
  func afterNextLayout(_ action: @escaping @MainActor () -> Void) {
    afterLayout.append(action)
    setNeedsCommit()
  }

  /// The latest frame, after a commit where one is due.
  public var frame: Frame {
    commitIfNeeded()
    return publisher.frame
  }

  public func commitIfNeeded() {
    guard isCommitPending, !isRunning else { return }
    isRunning = true
    let previous = publisher.frame.revision
    InputWindow.updateIfOrphaned()
    settle()
    isCommitPending = false
    let frame = publisher.publish(UIApplication.shared)
    isRunning = false
    if frame.revision != previous { onPublish?(frame) }
  }

  /// Runs the update phase alone, as asking for layout outside a commit does.
  func performUpdates() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while !participants.isEmpty {
      rounds += 1
      guard rounds <= CommitCycle.maximumRounds else { giveUp() }
      let round = participants
      participants.removeAll(keepingCapacity: true)
      for participant in round { participant.performUpdate() }
    }
  }

  private func settle() {
    var rounds = 0
    repeat {
      rounds += 1
      guard rounds <= CommitCycle.maximumRounds else { giveUp() }
      performUpdates()
      for window in UIApplication.shared.visibleWindows { window.layoutSubtree() }
      if participants.isEmpty {
        let actions = afterLayout
        afterLayout = []
        for action in actions { action() }
      }
    } while !participants.isEmpty || !afterLayout.isEmpty
      || UIApplication.shared.visibleWindows.contains { $0.layoutState.isPending }
  }

  private func giveUp() -> Never {
    let names = participants.map { String(describing: $0) }
    fatalError(
      "updates do not settle: after \(CommitCycle.maximumRounds) rounds these still ask for another one: "
        + names.joined(separator: ", "))
  }

  private func schedule() {
    guard isActive, !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isScheduled = false
        self.commitIfNeeded()
      }
    }
  }
}

/// An object with work to do in the update phase of a commit.
@_spi(Windfall) @MainActor public protocol UpdateParticipant: AnyObject {
  /// Does the work; may change views and enqueue further updates.
  func performUpdate()
}
