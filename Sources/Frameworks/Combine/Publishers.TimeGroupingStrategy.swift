import OpenCombine

extension Publishers {
  /// See [Publishers.TimeGroupingStrategy](https://developer.apple.com/documentation/combine/publishers/timegroupingstrategy).
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
