import OpenCombine

extension Publishers {
  /// See [Publishers.Merge](https://developer.apple.com/documentation/combine/publishers/merge).
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = MergeSubscription(subscriber, count: 2)
      subscriber.receive(subscription: subscription)
      subscription.start([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
    }
  }
}
