import WindfallCore

/// The days of a month in their weeks.
final class CalendarGrid: UIView {
  static let rowHeight: CGFloat = 44

  private var offset = 0
  private var days: [(date: Date, view: CalendarDay)] = []

  func show(_ month: CalendarMonth, of owner: UIDatePicker) {
    let calendar: Calendar = owner.calendar ?? .current
    let (number, name) = (DateText(owner, "d"), DateText(owner, "EEEEMMMMd"))
    offset = month.offset
    days = month.days.map { day in
      let isToday = calendar.isDateInToday(day)
      let view = CalendarDay(
        number(day), name: isToday ? "Today, \(name(day))" : name(day), isToday: isToday)
      view.isEnabled = Self.isAllowed(day, owner, calendar)
      view.addAction(UIAction { [weak owner] _ in owner?.choose(day: day) }, for: .touchUpInside)
      return (day, view)
    }
    setSubviews(days.map(\.view))
    setNeedsLayout()
  }

  /// Some time of the day lies within the picker's limits.
  private static func isAllowed(_ day: Date, _ owner: UIDatePicker, _ calendar: Calendar) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    if let minimum = owner.minimumDate, end <= minimum { return false }
    if let maximum = owner.maximumDate, day > maximum { return false }
    return true
  }

  func select(_ date: Date, in calendar: Calendar) {
    for (day, view) in days { view.isSelected = calendar.isDate(day, inSameDayAs: date) }
  }

  override func layoutSubviews() {
    let width = bounds.width / 7
    for (index, day) in days.enumerated() {
      let place = index + offset
      day.view.frame = CGRect(
        x: CGFloat(place % 7) * width, y: CGFloat(place / 7) * CalendarGrid.rowHeight, width: width,
        height: CalendarGrid.rowHeight)
    }
  }

  override var elementType: ElementType { .collectionView }
}
