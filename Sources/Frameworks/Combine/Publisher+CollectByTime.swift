import OpenCombine

extension Publisher {
  /// See [collect(_:options:)](https://developer.apple.com/documentation/combine/publisher/collect(_:options:)).
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
