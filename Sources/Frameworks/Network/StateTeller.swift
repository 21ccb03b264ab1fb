/// The state of what is started on a queue and goes on until it is cancelled, and whoever is told of it.
final class StateTeller<State: Equatable & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let setup: State
  private let cancelled: State
  private var current: State
  private var startQueue: DispatchQueue?
  private var told: (@Sendable (State) -> Void)?

  init(setup: State, cancelled: State) {
    (self.setup, self.cancelled) = (setup, cancelled)
    current = setup
  }

  var state: State { lock.withLock { current } }

  var queue: DispatchQueue? { lock.withLock { startQueue } }

  var handler: (@Sendable (State) -> Void)? {
    get { lock.withLock { told } }
    set { lock.withLock { told = newValue } }
  }

  /// Whether it was not started before, nor cancelled.
  func start(on queue: DispatchQueue) -> Bool {
    lock.withLock {
      guard startQueue == nil, current == setup else { return false }
      startQueue = queue
      return true
    }
  }

  /// Runs on the queue, or on the main one before there is any.
  func perform(_ work: @escaping @Sendable () -> Void) { (queue ?? .main).async(execute: work) }

  /// Tells of a state on the queue, unless it was cancelled or another state than was expected has come between.
  func tell(_ new: State, after old: State? = nil) {
    perform { [self] in
      let handler = lock.withLock { () -> (@Sendable (State) -> Void)? in
        guard current != cancelled, old == nil || old == current else { return nil }
        current = new
        return told
      }
      handler?(new)
    }
  }
}
