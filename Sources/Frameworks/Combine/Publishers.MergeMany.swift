import OpenCombine

extension Publishers {
  /// See [Publishers.MergeMany](https://developer.apple.com/documentation/combine/publishers/mergemany).
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription(subscriber, count: publishers.count)
      subscriber.receive(subscription: subscription)
      subscription.start(publishers.map { $0.eraseToAnyPublisher() })
    }

    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}
