import Foundation

/// See [TimelineSchedule](https://developer.apple.com/documentation/swiftui/timelineschedule).
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }

  public static var everyMinute: PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: .now, by: 60) }

  public static var animation: PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: .now, by: 1 / 60) }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: .now, by: minimumInterval ?? 1 / 60)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
