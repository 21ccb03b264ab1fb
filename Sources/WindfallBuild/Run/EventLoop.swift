import Foundation

/// Waits for descriptors and deadlines, on one thread; what is ready is handled in the order in which it was watched.
public final class EventLoop {
  /// A deadline that can be taken back.
  public struct Timer: Hashable, Sendable { fileprivate let number: Int }

  private struct Watch {
    let descriptor: Int32
    let handler: () throws -> Void
  }

  private struct Alarm {
    let timer: Timer
    let deadline: ContinuousClock.Instant
    let handler: () throws -> Void
  }

  private var watches: [Watch] = []
  private var alarms: [Alarm] = []
  private var timerCount = 0

  public init() {}

  /// Calls the handler whenever the descriptor can be read without waiting, or has come to its end.
  public func watch(_ descriptor: Int32, _ handler: @escaping () throws -> Void) {
    watches.append(Watch(descriptor: descriptor, handler: handler))
  }

  public func unwatch(_ descriptor: Int32) { watches.removeAll { $0.descriptor == descriptor } }

  /// Calls the handler once, so many seconds from now.
  @discardableResult
  public func schedule(after seconds: Double, _ handler: @escaping () throws -> Void) -> Timer {
    timerCount += 1
    let timer = Timer(number: timerCount)
    alarms.append(Alarm(timer: timer, deadline: .now + .seconds(seconds), handler: handler))
    return timer
  }

  public func cancel(_ timer: Timer?) {
    guard let timer else { return }
    alarms.removeAll { $0.timer == timer }
  }

  /// Handles what happens until the condition holds, which is looked at after every handler.
  public func run(until isDone: () -> Bool) throws {
    while !isDone() { try waitOnce(until: isDone) }
  }

  private func waitOnce(until isDone: () -> Bool) throws {
    var items = watches.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let interruption = Interruption.descriptor
    if let interruption { items.append(pollfd(fd: interruption, events: Int16(POLLIN), revents: 0)) }
    let count = poll(&items, nfds_t(items.count), milliseconds(until: alarms.map(\.deadline).min()))
    if count < 0 && errno != EINTR { throw SystemError("wait for processes", errno) }
    if interruption != nil { try Interruption.check() }
    for item in items where item.revents != 0 {
      // A handler may have taken back the watches of others.
      guard let watch = watches.first(where: { $0.descriptor == item.fd }) else { continue }
      try watch.handler()
      if isDone() { return }
    }
    try soundAlarms(until: isDone)
  }

  private func soundAlarms(until isDone: () -> Bool) throws {
    let now = ContinuousClock.now
    for alarm in alarms.filter({ $0.deadline <= now }).sorted(by: { $0.deadline < $1.deadline }) {
      guard let index = alarms.firstIndex(where: { $0.timer == alarm.timer }) else { continue }
      alarms.remove(at: index)
      try alarm.handler()
      if isDone() { return }
    }
  }

  /// Rounded up, so that the loop does not turn before a deadline; -1 to wait for descriptors only.
  private func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let wait = (deadline - ContinuousClock.now) / .milliseconds(1)
    return Int32(max(0, min(wait.rounded(.up), 86_400_000)))
  }
}
