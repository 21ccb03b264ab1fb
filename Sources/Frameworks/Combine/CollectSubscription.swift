import Foundation
import OpenCombine

/// Hands on in groups what comes in a span of time, or earlier where there is enough of it. Without values there is no
/// group; those that nobody has asked for become part of a later one.
final class CollectSubscription<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
  @unchecked Sendable
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let lock = NSRecursiveLock()
  private let context: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let count: Int
  private let options: Context.SchedulerOptions?
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var group: [Input] = []
  private var demand = Subscribers.Demand.none

  init(
    _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let context, let interval): (self.context, self.interval, count) = (context, interval, .max)
    case .byTimeOrCount(let context, let interval, let count):
      (self.context, self.interval, self.count) = (context, interval, count)
    }
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream == nil ? downstream : nil }) != nil else { return subscription.cancel() }
    let timer = context.schedule(
      after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance,
      options: options
    ) { [weak self] in
      self?.deliver()
    }
    let receiver = lock.withLock {
      (upstream, self.timer) = (subscription, timer)
      return downstream
    }
    receiver?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isFull = lock.withLock {
      if downstream != nil { group.append(input) }
      return group.count >= count
    }
    if isFull { deliver() }
    return .none
  }

  /// What has come before the end is handed on, unless the end is a failure.
  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { deliver() }
    let receiver = lock.withLock { downstream }
    end()?.cancel()
    receiver?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() {
    let upstream = lock.withLock { self.upstream }
    end()?.cancel()
    upstream?.cancel()
  }

  private func deliver() {
    let next: (Downstream, [Input])? = lock.withLock {
      guard let downstream, demand > .none, !group.isEmpty else { return nil }
      demand -= 1
      defer { group = [] }
      return (downstream, group)
    }
    guard let (receiver, values) = next else { return }
    let more = receiver.receive(values)
    lock.withLock { demand += more }
  }

  /// Lets go of everything, and gives what has to be stopped.
  private func end() -> (any Cancellable)? {
    lock.withLock {
      downstream = nil
      upstream = nil
      group = []
      defer { timer = nil }
      return timer
    }
  }
}
