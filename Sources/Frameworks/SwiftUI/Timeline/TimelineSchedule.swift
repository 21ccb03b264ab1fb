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
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// See [TimelineScheduleMode](https://developer.apple.com/documentation/swiftui/timelineschedulemode).
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// See [ExplicitTimelineSchedule](https://developer.apple.com/documentation/swiftui/explicittimelineschedule).
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// See [EveryMinuteTimelineSchedule](https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule).
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// See [AnimationTimelineSchedule](https://developer.apple.com/documentation/swiftui/animationtimelineschedule).
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / 60)
    isPaused = paused
  }

  /// A schedule that is paused, or shown at low frequency, has no dates.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
  }

  /// See [Entries](https://developer.apple.com/documentation/swiftui/animationtimelineschedule/entries).
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { upcoming = upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

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
