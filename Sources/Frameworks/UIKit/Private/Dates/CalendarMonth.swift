/// The days of one month, and where they stand in its weeks.
struct CalendarMonth {
  private let calendar: Calendar
  let start: Date
  let days: [Date]
  /// How many places of the first week are empty.
  let offset: Int

  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let start = start
    days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
    offset = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  func contains(_ date: Date) -> Bool { calendar.isDate(date, equalTo: start, toGranularity: .month) }

  /// The month so many months later.
  func moved(by months: Int) -> CalendarMonth {
    CalendarMonth(of: calendar.date(byAdding: .month, value: months, to: start) ?? start, in: calendar)
  }
}
