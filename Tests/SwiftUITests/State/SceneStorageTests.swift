import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct SceneStorageTests {
    @Test func viewsOfAKeyShareItsValue() {
      struct Counter: View {
        @SceneStorage("SceneStorageTests.count") private var count = 1

        var body: some View { Button("count \(count)") { count += 1 } }
      }
      let screen = Screen {
        VStack {
          Counter()
          Counter()
        }
      }
      screen.tap("count 1")
      #expect(screen.labels == ["count 2", "count 2"])
    }

    @Test func metricsGrowWithTheText() {
      struct Metric: View {
        @ScaledMetric private var side: CGFloat = 10

        var body: some View { Text(verbatim: side > 10 ? "grown" : "as it was") }
      }
      let screen = Screen {
        VStack {
          Metric()
          Metric().dynamicTypeSize(.accessibility3)
        }
      }
      #expect(screen.labels == ["as it was", "grown"])
    }

    @Test func aTimelineBeginsWithItsSchedule() {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      let dates = PeriodicTimelineSchedule(from: start, by: 10).entries(from: start + 25, mode: .normal)
      #expect(dates.prefix(2).map { $0.timeIntervalSince(start) } == [20, 30])
      let screen = Screen { TimelineView(.explicit([start])) { Text(verbatim: "\($0.date == start)") } }
      #expect(screen.has("true"))
    }
  }
}
