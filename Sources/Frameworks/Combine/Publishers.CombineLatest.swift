import OpenCombine

extension Publishers {
  /// See [Publishers.CombineLatest](https://developer.apple.com/documentation/combine/publishers/combinelatest).
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = LatestSubscription(subscriber, count: 2) { values -> Output? in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
        return (a, b)
      }
      subscriber.receive(subscription: subscription)
      subscription.start([
        a.map { $0 as Any }.eraseToAnyPublisher(),
        b.map { $0 as Any }.eraseToAnyPublisher(),
      ])
    }
  }
}
