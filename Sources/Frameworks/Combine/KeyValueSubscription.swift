import Foundation
import ObjectiveC
import OpenCombine

/// Hands on the values of an observed property: of those that nobody has asked for, only the last is kept.
final class KeyValueSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Failure == Never {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  private var waiting: Downstream.Input?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func observe<Subject: NSObject>(
    _ object: Subject, _ keyPath: KeyPath<Subject, Downstream.Input>, _ options: NSKeyValueObservingOptions
  ) {
    let observation = object.observe(keyPath, options: options) { [weak self] object, change in
      // The value before a change is told as well where it was asked for.
      guard let value = change.isPrior ? change.oldValue : object[keyPath: keyPath] else { return }
      self?.received(value)
    }
    let isWanted = lock.withLock {
      if downstream != nil { self.observation = observation }
      return downstream != nil
    }
    if !isWanted { observation.invalidate() }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  func cancel() {
    let ended = lock.withLock {
      defer { (downstream, observation, waiting) = (nil, nil, nil) }
      return observation
    }
    ended?.invalidate()
  }

  private func received(_ value: Downstream.Input) {
    lock.withLock { waiting = value }
    deliver()
  }

  private func deliver() {
    let next: (Downstream, Downstream.Input)? = lock.withLock {
      guard let downstream, demand > .none, let value = waiting else { return nil }
      waiting = nil
      demand -= 1
      return (downstream, value)
    }
    guard let (receiver, value) = next else { return }
    let more = receiver.receive(value)
    lock.withLock { demand += more }
  }
}
