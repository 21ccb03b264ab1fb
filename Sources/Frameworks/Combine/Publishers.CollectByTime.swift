import OpenCombine

extension Publishers {
  /// See [Publishers.CollectByTime](https://developer.apple.com/documentation/combine/publishers/collectbytime).
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        CollectSubscription<Upstream.Output, S, Context>(subscriber, strategy: strategy, options: options))
    }
  }
}
