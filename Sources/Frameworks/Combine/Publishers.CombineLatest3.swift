import OpenCombine

extension Publishers {
  /// See [Publishers.CombineLatest3](https://developer.apple.com/documentation/combine/publishers/combinelatest3).
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = LatestSubscription(subscriber, count: 3) { values -> Output? in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output else {
          return nil
        }
        return (a, b, c)
      }
      subscriber.receive(subscription: subscription)
      subscription.start([
        a.map { $0 as Any }.eraseToAnyPublisher(),
        b.map { $0 as Any }.eraseToAnyPublisher(),
        c.map { $0 as Any }.eraseToAnyPublisher(),
      ])
    }
  }
}
