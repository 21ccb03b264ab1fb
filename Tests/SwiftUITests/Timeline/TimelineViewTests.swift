import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct TimelineViewTests {
    /// Dates, one after the other; tells when it is asked for one after the last.
    private struct Dates: Sequence, IteratorProtocol {
      var rest: [Date]
      let atEnd: () -> Void

      mutating func next() -> Date? {
        if rest.isEmpty { atEnd() }
        return rest.isEmpty ? nil : rest.removeFirst()
      }
    }

    @Test func theContentFollowsTheSchedule() async {
      let now = Date.now
      let dates = [-9, -5, 0.05].map { now.addingTimeInterval($0) }
      let (ends, told) = AsyncStream.makeStream(of: Void.self)
      let screen = Screen {
        TimelineView(.explicit(Dates(rest: dates) { told.yield() })) { context in
          Text("date \(dates.firstIndex(of: context.date) ?? -1)")
        }
      }
      #expect(screen.has("date 1"))
      for await _ in ends { break }
      #expect(screen.has("date 2"))
    }

    @Test func aScheduleThatIsPausedOrSeldomShownHasNoDates() {
      let date = Date(timeIntervalSinceReferenceDate: 100)
      #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: date, mode: .normal)).isEmpty)
      #expect(Array(AnimationTimelineSchedule().entries(from: date, mode: .lowFrequency)).isEmpty)
      let running = AnimationTimelineSchedule(minimumInterval: 2).entries(from: date, mode: .normal)
      #expect(Array(running.prefix(2)) == [date, date.addingTimeInterval(2)])
    }

    @Test func minutesBeginWithTheirFirstSecond() {
      let date = Date(timeIntervalSinceReferenceDate: 90)
      let entries = EveryMinuteTimelineSchedule().entries(from: date, mode: .normal)
      #expect(entries.prefix(2).map(\.timeIntervalSinceReferenceDate) == [60, 120])
    }
  }
}
