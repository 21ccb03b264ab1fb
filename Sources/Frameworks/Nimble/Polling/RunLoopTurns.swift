import Dispatch
import Foundation
import Synchronization

/// The turns of the main run loop, for an asynchronous function that waits for something to change.
///
/// As in `RunLoopWait`, what other threads change is looked at after an interval that grows.
struct RunLoopTurns {
  private static let longestInterval = 0.1

  /// One wait, which ends once.
  private final class Wait: @unchecked Sendable {
    private let continuation: Mutex<CheckedContinuation<Void, Never>?>
    private let observer = Mutex<Observation?>(nil)

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = Mutex(continuation) }

    func observe(_ observation: Observation) {
      let isOver = continuation.withLock { $0 == nil }
      if isOver { observation.end() } else { observer.withLock { $0 = observation } }
    }

    func end() {
      let waiting = continuation.withLock { continuation in
        defer { continuation = nil }
        return continuation
      }
      guard let waiting else { return }
      observer.withLock { observation in
        observation?.end()
        observation = nil
      }
      waiting.resume()
    }
  }

  /// An observer that any thread may end: Core Foundation's are safe to use so.
  private struct Observation: @unchecked Sendable {
    let observer: RunLoopObserver

    func end() { observer.end() }
  }

  private let deadline: DispatchTime
  private let shortestInterval: Double
  private var interval: Double

  init(timeout: TimeInterval, interval: TimeInterval) {
    deadline = .now() + timeout
    shortestInterval = max(interval, 0.001)
    self.interval = shortestInterval
  }

  /// Waits for the end of a turn; false when the time is over.
  mutating func next() async -> Bool {
    guard deadline > .now() else { return false }
    let limit = min(deadline, .now() + interval)
    await withCheckedContinuation { continuation in
      let wait = Wait(continuation)
      guard let loop = CFRunLoopGetMain() else { return wait.end() }
      // What resumes this function is a turn as well: it is the one after that counts.
      nonisolated(unsafe) var isOwnTurn = true
      let observer = RunLoopObserver(of: loop) {
        if isOwnTurn { isOwnTurn = false } else { wait.end() }
      }
      wait.observe(Observation(observer: observer))
      DispatchQueue.global().asyncAfter(deadline: limit) { wait.end() }
    }
    if limit <= .now() { interval = min(interval * 2, max(Self.longestInterval, shortestInterval)) }
    return true
  }
}
