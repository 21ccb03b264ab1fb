import WindfallCore

/// The days of a month in their weeks.
final class CalendarGrid: UIView {
  static let rowHeight: CGFloat = 44

  private var offset = 0
  private var days: [(date: Date, view: CalendarDay)] = []

  func show(_ month: CalendarMonth, of owner: any CalendarPagesOwner) {
    let calendar = owner.pageCalendar
    let (number, name) = (DateText(calendar, "d"), DateText(calendar, "EEEEMMMMd"))
    offset = month.offset
    days = month.days.map { day in
      let isToday = calendar.isDateInToday(day)
      let view = CalendarDay(
        number(day), name: isToday ? "Today, \(name(day))" : name(day), isToday: isToday, font: owner.dayFont)
      view.isEnabled = owner.allows(day)
      view.decoration = owner.decoration(of: day)
      view.addAction(UIAction { [weak owner] _ in owner?.choose(day) }, for: .touchUpInside)
      return (day, view)
    }
    setSubviews(days.map(\.view))
    setNeedsLayout()
  }

  func markChosen(by owner: any CalendarPagesOwner) {
    for (day, view) in days { view.isSelected = owner.isChosen(day) }
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
