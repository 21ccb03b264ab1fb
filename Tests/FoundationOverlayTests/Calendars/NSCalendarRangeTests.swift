import FoundationOverlay
import Testing

@Suite("Ranges of a calendar, through pointers")
struct NSCalendarRangeTests {
  private let calendar: NSCalendar
  /// The first of January 2001, which is a Monday.
  private let monday = Date(timeIntervalSinceReferenceDate: 0)

  init() throws {
    calendar = try #require(NSCalendar(identifier: .gregorian))
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
  }

  @Test("The range of a unit has a start and a length, and pointers that are nil are passed over")
  func unit() {
    var start: NSDate?
    var length: TimeInterval = 0
    #expect(calendar.range(of: .month, start: &start, interval: &length, for: monday + 86_400))
    #expect(start?.timeIntervalSinceReferenceDate == 0 && length == 31 * 86_400)
    #expect(calendar.range(of: .day, start: nil, interval: nil, for: monday))
  }

  @Test("A weekend is found where there is one")
  func weekend() {
    var start: NSDate?
    var length: TimeInterval = 0
    #expect(!calendar.range(ofWeekendStart: &start, interval: &length, containing: monday))
    #expect(start == nil && length == 0)
    #expect(calendar.nextWeekendStart(&start, interval: &length, after: monday))
    #expect(start?.timeIntervalSinceReferenceDate == 432_000.0)
    // Foundation may end it a moment before the next day.
    #expect(abs(length - 2 * 86_400) < 1)
    #expect(calendar.range(ofWeekendStart: &start, interval: &length, containing: monday + 6 * 86_400))
    #expect(start?.timeIntervalSinceReferenceDate == 432_000.0)
  }
}
