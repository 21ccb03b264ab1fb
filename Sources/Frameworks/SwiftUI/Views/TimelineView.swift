import Foundation

/// See [TimelineView](https://developer.apple.com/documentation/swiftui/timelineview).
///
/// Shown as of the first date of the schedule; it is evaluated again when its surroundings are.
public struct TimelineView<Schedule, Content: View>: View {
  /// See [TimelineView.Context](https://developer.apple.com/documentation/swiftui/timelineview/context).
  public struct Context {
    /// See [Cadence](https://developer.apple.com/documentation/swiftui/timelineview/context/cadence-swift.enum).
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    public let date: Date

    public var cadence: Cadence { .live }
  }

  private let date: Date
  private let content: (TimelineViewDefaultContext) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  where Schedule: TimelineSchedule {
    date = schedule.entries(from: .now, mode: .normal).first { _ in true } ?? .now
    self.content = content
  }

  public var body: some View { content(TimelineViewDefaultContext(date: date)) }
}

/// See [TimelineViewDefaultContext](https://developer.apple.com/documentation/swiftui/timelineviewdefaultcontext).
public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context
