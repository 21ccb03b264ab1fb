import Foundation

/// See [TimelineView](https://developer.apple.com/documentation/swiftui/timelineview).
///
/// A schedule that animates has sixty dates a second at most.
public struct TimelineView<Schedule, Content: View>: PrimitiveView {
  /// See [TimelineView.Context](https://developer.apple.com/documentation/swiftui/timelineview/context).
  public struct Context {
    /// See [Cadence](https://developer.apple.com/documentation/swiftui/timelineview/context/cadence-swift.enum).
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    public let date: Date
    public let cadence: Cadence

    init(date: Date, cadence: Cadence = .live) {
      self.date = date
      self.cadence = cadence
    }
  }

  /// The dates of the schedule from a date on.
  nonisolated(unsafe) let dates: (Date) -> AnyIterator<Date>
  nonisolated(unsafe) let content: (TimelineViewDefaultContext) -> Content

  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  where Schedule: TimelineSchedule {
    dates = { AnyIterator(schedule.entries(from: $0, mode: .normal).makeIterator()) }
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { TimelineNode(view, context) }
}

/// See [TimelineViewDefaultContext](https://developer.apple.com/documentation/swiftui/timelineviewdefaultcontext).
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
