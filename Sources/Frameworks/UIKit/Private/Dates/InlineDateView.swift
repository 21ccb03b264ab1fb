/// The calendar of an inline date picker, with a button for the time where there is one.
final class InlineDateView: UIView, DatePickerContent {
  private static let timeHeight: CGFloat = 50
  private static let margin: CGFloat = 16

  private unowned let owner: UIDatePicker
  private let timeLabel = UILabel()
  private let timeButton = CompactDateButton("Time Picker")
  private var pages: CalendarPages?

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    timeLabel.text = "Time"
    timeButton.addAction(UIAction { [weak self] _ in self?.openTime() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var hasDate: Bool { owner.datePickerMode != .time }

  private var hasTime: Bool { owner.datePickerMode != .date }

  private func openTime() { DatePopover.open(for: owner, over: timeButton, .time, .wheels) }

  func reload() {
    let pages = pages ?? CalendarPages(self)
    self.pages = pages
    pages.reload()
    setSubviews((hasDate ? [pages] : []) + (hasTime ? [timeLabel, timeButton] : []))
    setNeedsLayout()
  }

  func show(_ date: Date) {
    timeButton.text = DateText(owner, "jmm")(date)
    pages?.show(date)
  }

  // MARK: - Layout

  private var calendarHeight: CGFloat { hasDate ? CalendarPages.height : 0 }

  var wantedSize: CGSize {
    CGSize(width: 320, height: calendarHeight + (hasTime ? InlineDateView.timeHeight : 0))
  }

  override func layoutSubviews() {
    let area = bounds.insetBy(dx: InlineDateView.margin, dy: 0)
    pages?.frame = CGRect(x: area.minX, y: 0, width: area.width, height: CalendarPages.height)
    let y = calendarHeight
    let button = timeButton.sizeThatFits(.zero)
    timeLabel.frame = CGRect(x: area.minX, y: y, width: area.width - button.width, height: InlineDateView.timeHeight)
    timeButton.frame = CGRect(
      x: area.maxX - button.width, y: y + (InlineDateView.timeHeight - button.height) / 2, width: button.width,
      height: button.height)
  }

  override var elementPublishing: ElementPublishing { .transparent }
}

extension InlineDateView: CalendarPagesOwner {
  var pageCalendar: Calendar { owner.calendar ?? .current }

  /// Some time of the day lies within the picker's limits.
  func allows(_ day: Date) -> Bool {
    let end = pageCalendar.date(byAdding: .day, value: 1, to: day) ?? day
    if let minimum = owner.minimumDate, end <= minimum { return false }
    if let maximum = owner.maximumDate, day > maximum { return false }
    return true
  }

  func isChosen(_ day: Date) -> Bool { pageCalendar.isDate(day, inSameDayAs: owner.date) }

  func choose(_ day: Date) { owner.choose(day: day) }
}
