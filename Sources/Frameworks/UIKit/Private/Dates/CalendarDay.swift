import WindfallCore

/// A day of a calendar, which is chosen by a touch.
final class CalendarDay: UIControl {
  private let label = UILabel()
  private let name: String

  /// A small view below the number.
  var decoration: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let decoration { addSubview(decoration) }
      setNeedsLayout()
    }
  }

  init(_ text: String, name: String, isToday: Bool, font: UIFont) {
    self.name = name
    super.init(frame: .zero)
    label.text = text
    label.textAlignment = .center
    label.font = font
    label.textColor = isToday ? .systemBlue : .label
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    label.backgroundColor = isSelected ? UIColor.systemBlue.withAlphaComponent(0.15) : nil
    label.alpha = isEnabled ? 1 : 0.3
  }

  override func layoutSubviews() {
    let side = min(bounds.width, bounds.height)
    label.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    label.layer.cornerRadius = side / 2
    label.clipsToBounds = true
    decoration?.center = CGPoint(x: bounds.midX, y: bounds.maxY - 6)
  }

  override var elementType: ElementType { .button }

  override var elementLabel: String { name }

  override var elementPublishing: ElementPublishing { .elementWithChildren }

  override var elementStates: ElementStates {
    var states: ElementStates = isEnabled ? .enabled : []
    if isSelected { states.insert(.selected) }
    return states
  }
}

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
