import AppIntents
import SwiftUI
import Testing
import WidgetKit

@Suite struct TimelineProviderTests {
  private struct Score: TimelineEntry, Equatable {
    let date: Date
    let points: Int
  }

  private struct Scores: TimelineProvider {
    func placeholder(in context: Context) -> Score { Score(date: .distantPast, points: 0) }

    func getSnapshot(in context: Context, completion: @escaping (Score) -> Void) {
      completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Score>) -> Void) {
      completion(timeline(from: .distantPast))
    }

    func timeline(from date: Date) -> Timeline<Score> {
      Timeline(entries: (1...3).map { Score(date: date + Double($0), points: $0) }, policy: .after(date + 3))
    }
  }

  private struct ScoreView: View {
    @Environment(\.widgetFamily) private var family
    let entry: Scores.Entry

    var body: some View {
      Text("\(entry.points) in \(family.description)").containerBackground(.fill, for: .widget)
    }
  }

  private struct ScoreWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Score", provider: Scores()) { ScoreView(entry: $0) }
        .configurationDisplayName("Score").supportedFamilies([.systemSmall])
    }
  }

  private struct Choice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
    @Parameter(title: "Level", default: 2) var level: Int
  }

  private struct Levels: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Score { Score(date: .distantPast, points: 0) }

    func snapshot(for configuration: Choice, in context: Context) async -> Score {
      Score(date: .distantPast, points: configuration.level)
    }

    func timeline(for configuration: Choice, in context: Context) async -> Timeline<Score> {
      Timeline(entries: [], policy: .never)
    }
  }

  private struct LevelWidget: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(kind: "Level", intent: Choice.self, provider: Levels()) { ScoreView(entry: $0) }
    }
  }

  private struct Widgets: WidgetBundle {
    var body: some Widget {
      ScoreWidget()
      LevelWidget()
    }
  }

  @Test func timelinesKeepTheirEntriesAndPolicy() {
    let timeline = Scores().timeline(from: .distantPast)
    #expect(timeline.entries.map(\.points) == [1, 2, 3])
    #expect(timeline.policy == .after(.distantPast + 3) && timeline.policy != .atEnd)
    #expect(timeline.entries[0].relevance == nil)
  }

  @Test func intentsOfWidgetsArePerformed() async throws {
    _ = try await Choice().perform()
    #expect(Choice().level == 2)
  }

  @Test @MainActor func widgetsAreMade() {
    _ = Widgets().body
    _ = LevelWidget().body
  }

  @Test func theHomeScreenHasNone() async throws {
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }
}
