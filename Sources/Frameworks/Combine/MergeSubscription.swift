import Foundation
import OpenCombine

/// Hands on what several publishers give, in the order in which it comes.
final class MergeSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstreams: [AnyCancellable] = []
  private var waiting: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var running: Int
  private var isDelivering = false

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    running = count
  }

  /// Begins to listen. Values wait until they are asked for.
  func start(_ publishers: [AnyPublisher<Downstream.Input, Downstream.Failure>]) {
    if publishers.isEmpty { finishIfDone() }
    for publisher in publishers {
      let cancellable = publisher.sink { [weak self] completion in
        self?.ended(completion)
      } receiveValue: { [weak self] value in
        self?.received(value)
      }
      lock.withLock { if downstream != nil { upstreams.append(cancellable) } }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  func cancel() {
    let ended = lock.withLock {
      downstream = nil
      waiting = []
      defer { upstreams = [] }
      return upstreams
    }
    for cancellable in ended { cancellable.cancel() }
  }

  private func received(_ value: Downstream.Input) {
    lock.withLock { if downstream != nil { waiting.append(value) } }
    deliver()
  }

  private func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard case .failure = completion else {
      lock.withLock { running -= 1 }
      finishIfDone()
      return
    }
    let receiver = lock.withLock { downstream }
    cancel()
    receiver?.receive(completion: completion)
  }

  /// One thread delivers at a time, so that values keep their order.
  private func deliver() {
    while true {
      let next: (Downstream, Downstream.Input)? = lock.withLock {
        guard !isDelivering, let downstream, demand > .none, !waiting.isEmpty else { return nil }
        isDelivering = true
        demand -= 1
        return (downstream, waiting.removeFirst())
      }
      guard let (receiver, value) = next else { break }
      let more = receiver.receive(value)
      lock.withLock {
        demand += more
        isDelivering = false
      }
    }
    finishIfDone()
  }

  private func finishIfDone() {
    let receiver: Downstream? = lock.withLock {
      guard running == 0, waiting.isEmpty, !isDelivering else { return nil }
      defer { downstream = nil }
      return downstream
    }
    receiver?.receive(completion: .finished)
  }
}
