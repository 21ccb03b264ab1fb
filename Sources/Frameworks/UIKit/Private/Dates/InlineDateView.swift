/// The calendar of an inline date picker, with a button for the time where there is one.
final class InlineDateView: UIView, DatePickerContent {
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let timeHeight: CGFloat = 50
  private static let margin: CGFloat = 16

  private unowned let owner: UIDatePicker
  private let title = UIButton(type: .system)
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private let grid = CalendarGrid()
  private let timeLabel = UILabel()
  private let timeButton = CompactDateButton("Time Picker")
  private var weekdays: [UILabel] = []
  private var wheels: MonthWheels?
  private var month: CalendarMonth?

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    title.accessibilityIdentifier = "DatePicker.Show"
    title.accessibilityLabel = "Month"
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    for (button, name, symbol, step) in [
      (previous, "Previous Month", "chevron.left", -1), (following, "Next Month", "chevron.right", 1),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = name
      button.accessibilityIdentifier = "DatePicker." + name.replacingOccurrences(of: " ", with: "")
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
    }
    timeLabel.text = "Time"
    timeButton.addAction(UIAction { [weak self] _ in self?.openTime() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var calendar: Calendar { owner.calendar ?? .current }

  private var hasDate: Bool { owner.datePickerMode != .time }

  private var hasTime: Bool { owner.datePickerMode != .date }

  private func openTime() { DatePopover.open(for: owner, over: timeButton, .time, .wheels) }

  // MARK: - Months

  func reload() {
    wheels = nil
    title.accessibilityIdentifier = "DatePicker.Show"
    let symbols = calendar.shortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    weekdays = (symbols[first...] + symbols[..<first]).map { symbol in
      let label = UILabel()
      label.text = symbol.uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      return label
    }
    month = nil
    arrange()
  }

  private func arrange() {
    var views: [UIView] = []
    if hasDate { views = [title] + (wheels.map { [$0.picker] } ?? [previous, following] + weekdays + [grid]) }
    if hasTime { views += [timeLabel, timeButton] }
    setSubviews(views)
    setNeedsLayout()
  }

  func show(_ date: Date) {
    timeButton.text = DateText(owner, "jmm")(date)
    if month?.contains(date) != true { showMonth(CalendarMonth(of: date, in: calendar)) }
    grid.select(date, in: calendar)
  }

  private func showMonth(_ month: CalendarMonth) {
    self.month = month
    let name = DateText(owner, "yMMMM")(month.start)
    title.setTitle(name, for: .normal)
    title.accessibilityValue = name
    grid.show(month, of: owner)
    grid.select(owner.date, in: calendar)
    setNeedsLayout()
  }

  private func turn(by months: Int) {
    guard let month else { return }
    showMonth(month.moved(by: months))
  }

  private func toggleWheels() {
    if wheels == nil {
      let wheels = MonthWheels(calendar) { [weak self] date in
        guard let self else { return }
        self.showMonth(CalendarMonth(of: date, in: self.calendar))
      }
      self.wheels = wheels
      wheels.show(month?.start ?? owner.date)
    } else {
      wheels = nil
    }
    title.accessibilityIdentifier = wheels == nil ? "DatePicker.Show" : "DatePicker.Hide"
    arrange()
  }

  // MARK: - Layout

  private var calendarHeight: CGFloat {
    InlineDateView.headerHeight + InlineDateView.weekdayHeight + 6 * CalendarGrid.rowHeight
  }

  var wantedSize: CGSize {
    CGSize(
      width: 320,
      height: (hasDate ? calendarHeight : 0) + (hasTime ? InlineDateView.timeHeight : 0))
  }

  override func layoutSubviews() {
    let margin = InlineDateView.margin
    let area = bounds.insetBy(dx: margin, dy: 0)
    let header = InlineDateView.headerHeight
    title.frame = CGRect(
      x: area.minX, y: 0, width: min(area.width - 100, title.sizeThatFits(.zero).width), height: header)
    previous.frame = CGRect(x: area.maxX - 2 * header, y: 0, width: header, height: header)
    following.frame = CGRect(x: area.maxX - header, y: 0, width: header, height: header)
    let top = header + InlineDateView.weekdayHeight
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: area.minX + CGFloat(index) * area.width / 7, y: header, width: area.width / 7,
        height: InlineDateView.weekdayHeight)
    }
    grid.frame = CGRect(x: area.minX, y: top, width: area.width, height: 6 * CalendarGrid.rowHeight)
    wheels?.picker.frame = CGRect(x: area.minX, y: header, width: area.width, height: calendarHeight - header)
    let y = hasDate ? calendarHeight : 0
    let button = timeButton.sizeThatFits(.zero)
    timeLabel.frame = CGRect(x: area.minX, y: y, width: area.width - button.width, height: InlineDateView.timeHeight)
    timeButton.frame = CGRect(
      x: area.maxX - button.width, y: y + (InlineDateView.timeHeight - button.height) / 2, width: button.width,
      height: button.height)
  }

  override var elementPublishing: ElementPublishing { .transparent }
}
