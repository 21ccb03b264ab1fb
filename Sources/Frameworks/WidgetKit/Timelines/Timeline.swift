/// See [Timeline](https://developer.apple.com/documentation/widgetkit/timeline).
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// See [TimelineReloadPolicy](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy).
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let name: String
  private let date: Date?

  public static let atEnd = TimelineReloadPolicy(name: "atEnd", date: nil)
  public static let never = TimelineReloadPolicy(name: "never", date: nil)

  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after", date: date) }
}

/// See [TimelineEntry](https://developer.apple.com/documentation/widgetkit/timelineentry).
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// See [TimelineEntryRelevance](https://developer.apple.com/documentation/widgetkit/timelineentryrelevance).
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public let score: Float
  public let duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
