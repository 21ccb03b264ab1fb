import Dispatch

/// Keeps what a protocol says at once until whoever resumed the task has had time to cancel it, and does one thing after
/// the other.
///
/// Most resume on the main thread, and cancel in the same turn. On iOS a protocol starts on a thread of its own, some
/// milliseconds later.
final class LoadingGate: @unchecked Sendable {
  private let queue = DispatchQueue(label: "LoadingGate")
  /// Is nil once the gate is open.
  private var waiting: [@Sendable () -> Void]? = []

  /// How long the main thread may take for its turn; one that blocks, waiting for the task's end, has none.
  private static let patience = DispatchTimeInterval.milliseconds(20)

  func pass(_ event: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      guard waiting != nil else { return event() }
      waiting?.append(event)
      guard waiting?.count == 1 else { return }
      DispatchQueue.main.async { [self] in open {} }
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [self] in open {} }
    }
  }

  /// Does what comes before all that waits.
  func open(_ first: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      first()
      let events = waiting ?? []
      waiting = nil
      for event in events { event() }
    }
  }
}
