import Foundation
import OpenCombine

/// Hands on the latest values of several publishers together, once each has given one.
final class LatestSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private let combine: ([Any]) -> Downstream.Input?
  private var downstream: Downstream?
  private var upstreams: [AnyCancellable] = []
  private var latest: [Any?]
  private var isWaiting = false
  private var demand = Subscribers.Demand.none
  private var running: Int

  init(_ downstream: Downstream, count: Int, _ combine: @escaping ([Any]) -> Downstream.Input?) {
    self.downstream = downstream
    self.combine = combine
    latest = Array(repeating: nil, count: count)
    running = count
  }

  /// Begins to listen; what nobody asked for yet is replaced by what comes later.
  func start(_ publishers: [AnyPublisher<Any, Downstream.Failure>]) {
    for (index, publisher) in publishers.enumerated() {
      let cancellable = publisher.sink { [weak self] completion in
        self?.ended(completion, hasValue: self?.has(index) ?? false)
      } receiveValue: { [weak self] value in
        self?.received(value, index)
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
      defer { upstreams = [] }
      return upstreams
    }
    for cancellable in ended { cancellable.cancel() }
  }

  private func has(_ index: Int) -> Bool { lock.withLock { latest[index] != nil } }

  private func received(_ value: Any, _ index: Int) {
    lock.withLock {
      latest[index] = value
      isWaiting = latest.allSatisfy { $0 != nil }
    }
    deliver()
  }

  /// A publisher that ends without a value ends all: there will never be values of each.
  private func ended(_ completion: Subscribers.Completion<Downstream.Failure>, hasValue: Bool) {
    let isOver = lock.withLock {
      running -= 1
      return running == 0
    }
    if case .finished = completion, hasValue, !isOver { return }
    let receiver = lock.withLock { downstream }
    cancel()
    receiver?.receive(completion: completion)
  }

  private func deliver() {
    let next: (Downstream, [Any])? = lock.withLock {
      guard isWaiting, let downstream, demand > .none else { return nil }
      isWaiting = false
      demand -= 1
      return (downstream, latest.compactMap { $0 })
    }
    guard let (receiver, values) = next, let value = combine(values) else { return }
    let more = receiver.receive(value)
    if more > .none { request(more) }
  }
}
