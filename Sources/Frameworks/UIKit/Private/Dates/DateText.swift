/// Writes parts of a date as the locale of a calendar does.
@MainActor struct DateText {
  private let formatter = DateFormatter()

  init(_ owner: UIDatePicker, _ template: String) { self.init(owner.calendar ?? .current, template) }

  init(_ calendar: Calendar, _ template: String) {
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = calendar.locale ?? .current
    formatter.setLocalizedDateFormatFromTemplate(template)
  }

  func callAsFunction(_ date: Date) -> String { formatter.string(from: date) }
}

/// One wheel of a date picker.
enum DateColumn: Hashable {
  case month, day, year
  /// Whole days, of which one is today.
  case dayOfYear
  case hour, minute, period
  case countedHours, countedMinutes
}

/// What shows the date of a date picker in one of its styles.
@MainActor protocol DatePickerContent: AnyObject {
  var wantedSize: CGSize { get }
  /// Mode, calendar, locale, limits or interval have changed.
  func reload()
  func show(_ date: Date)
}
