import Foundation

/// See [PeriodicTimelineSchedule](https://developer.apple.com/documentation/swiftui/periodictimelineschedule).
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, .leastNonzeroMagnitude)
  }

  /// Without an end, from the last date of the schedule that is not after the given one.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let interval = interval
    let first = start.addingTimeInterval(max(0, steps) * interval)
    return sequence(first: first) { $0.addingTimeInterval(interval) }
  }
}
