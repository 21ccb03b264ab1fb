/// See [TimelineScheduleMode](https://developer.apple.com/documentation/swiftui/timelineschedulemode).
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}
