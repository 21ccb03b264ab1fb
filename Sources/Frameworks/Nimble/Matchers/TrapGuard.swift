import Glibc

/// Runs a closure on a thread of its own and watches it for traps.
///
/// A thread that has trapped cannot go on, and cannot be unwound: its frames do not know of it. So it sleeps from then on.
enum TrapGuard {
  /// What the thread and the signal handler share; it outlives a thread that sleeps.
  private final class Watch {
    let body: () -> Void
    let end = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    let hasTrapped = UnsafeMutablePointer<Bool>.allocate(capacity: 1)

    init(_ body: @escaping () -> Void) {
      self.body = body
      sem_init(end, 0, 0)
      hasTrapped.initialize(to: false)
    }
  }

  /// What a signal handler may look at: plain memory.
  private struct Watched {
    var thread: pthread_t
    var end: UnsafeMutablePointer<sem_t>
    var hasTrapped: UnsafeMutablePointer<Bool>
    var former: (sigaction, sigaction)
  }

  private static let signals = [SIGILL, SIGTRAP]
  private nonisolated(unsafe) static let current = UnsafeMutablePointer<Watched?>.allocate(capacity: 1)

  static func traps(_ body: @escaping () -> Void) -> Bool {
    let watch = Watch(body)
    var actions = (sigaction(), sigaction())
    var action = sigaction()
    action.sa_flags = SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = { signal, _, _ in TrapGuard.handle(signal) }
    current.initialize(to: nil)
    sigaction(signals[0], &action, &actions.0)
    sigaction(signals[1], &action, &actions.1)
    defer {
      sigaction(signals[0], &actions.0, nil)
      sigaction(signals[1], &actions.1, nil)
    }
    var thread = pthread_t()
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
      guard let argument else { return nil }
      let watch = Unmanaged<Watch>.fromOpaque(argument).takeUnretainedValue()
      TrapGuard.current.pointee?.thread = pthread_self()
      watch.body()
      sem_post(watch.end)
      return nil
    }
    current.pointee = Watched(thread: thread, end: watch.end, hasTrapped: watch.hasTrapped, former: actions)
    // Kept for ever should the thread sleep for ever.
    let argument = Unmanaged.passRetained(watch)
    guard pthread_create(&thread, nil, start, argument.toOpaque()) == 0 else {
      fatalError("a thread for throwAssertion cannot be made: \(String(cString: strerror(errno)))")
    }
    while sem_wait(watch.end) != 0 {}
    current.pointee = nil
    if watch.hasTrapped.pointee { return true }
    pthread_join(thread, nil)
    argument.release()
    return false
  }

  /// Runs in the thread that trapped; what it does is allowed to signal handlers.
  private static func handle(_ signal: Int32) {
    guard let watched = current.pointee, pthread_equal(watched.thread, pthread_self()) != 0 else {
      // Not ours: the instruction is run once more, and ends as it would have.
      var former = current.pointee.map { signal == SIGILL ? $0.former.0 : $0.former.1 } ?? sigaction()
      sigaction(signal, &former, nil)
      return
    }
    watched.hasTrapped.pointee = true
    sem_post(watched.end)
    while true { pause() }
  }
}
