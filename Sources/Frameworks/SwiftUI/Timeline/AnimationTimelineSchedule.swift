import Foundation

/// See [AnimationTimelineSchedule](https://developer.apple.com/documentation/swiftui/animationtimelineschedule).
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / 60)
    isPaused = paused
  }

  /// A schedule that is paused stays at its first date.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let (interval, isPaused) = (interval, isPaused)
    return sequence(first: start) { isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}
