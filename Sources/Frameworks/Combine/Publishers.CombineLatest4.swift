import OpenCombine

extension Publishers {
  /// See [Publishers.CombineLatest4](https://developer.apple.com/documentation/combine/publishers/combinelatest4).
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = LatestSubscription(subscriber, count: 4) { values -> Output? in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output,
          let d = values[3] as? D.Output
        else { return nil }
        return (a, b, c, d)
      }
      subscriber.receive(subscription: subscription)
      subscription.start([
        a.map { $0 as Any }.eraseToAnyPublisher(),
        b.map { $0 as Any }.eraseToAnyPublisher(),
        c.map { $0 as Any }.eraseToAnyPublisher(),
        d.map { $0 as Any }.eraseToAnyPublisher(),
      ])
    }
  }
}
