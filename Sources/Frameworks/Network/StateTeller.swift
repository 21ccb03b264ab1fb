import Synchronization

/// The state of what is started on a queue and goes on until it is cancelled, and whoever is told of it.
final class StateTeller<State: Equatable & Sendable>: Sendable {
  private struct Kept {
    var state: State
    var queue: DispatchQueue?
    var handler: (@Sendable (State) -> Void)?
  }

  private let setup: State
  private let cancelled: State
  private let kept: Mutex<Kept>

  init(setup: State, cancelled: State) {
    (self.setup, self.cancelled) = (setup, cancelled)
    kept = Mutex(Kept(state: setup))
  }

  var state: State { kept.withLock { $0.state } }

  var queue: DispatchQueue? { kept.withLock { $0.queue } }

  var handler: (@Sendable (State) -> Void)? {
    get { kept.withLock { $0.handler } }
    set { kept.withLock { $0.handler = newValue } }
  }

  /// Whether it was not started before, nor cancelled.
  func start(on queue: DispatchQueue) -> Bool {
    kept.withLock { kept in
      guard kept.queue == nil, kept.state == setup else { return false }
      kept.queue = queue
      return true
    }
  }

  /// Runs on the queue, or on the main one before there is any.
  func perform(_ work: @escaping @Sendable () -> Void) { (queue ?? .main).async(execute: work) }

  /// Tells of a state on the queue, unless it was cancelled or another state than was expected has come between.
  func tell(_ new: State, after old: State? = nil) {
    perform { [self] in
      let handler = kept.withLock { kept -> (@Sendable (State) -> Void)? in
        guard kept.state != cancelled, old == nil || old == kept.state else { return nil }
        kept.state = new
        return kept.handler
      }
      handler?(new)
    }
  }
}
