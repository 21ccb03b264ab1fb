import WindfallCore

/// What the pages of a calendar ask of the view that they belong to.
@MainActor protocol CalendarPagesOwner: AnyObject {
  /// With the locale and the time zone in which days are shown.
  var pageCalendar: Calendar { get }
  var dayFont: UIFont { get }
  func allows(_ day: Date) -> Bool
  func isChosen(_ day: Date) -> Bool
  func choose(_ day: Date)
  func decoration(of day: Date) -> UIView?
  /// A person has turned to another month.
  func pagesDidTurn(from month: Date)
}

extension CalendarPagesOwner {
  var dayFont: UIFont { .systemFont(ofSize: 20) }

  func decoration(of day: Date) -> UIView? { nil }

  func pagesDidTurn(from month: Date) {}
}

/// The months of a calendar, one at a time, with buttons and wheels that lead to others.
final class CalendarPages: UIView {
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  static let height = headerHeight + weekdayHeight + 6 * CalendarGrid.rowHeight

  private unowned let owner: any CalendarPagesOwner
  private let title = UIButton(type: .system)
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private let grid = CalendarGrid()
  private var weekdays: [UILabel] = []
  private var wheels: MonthWheels?
  private(set) var month: CalendarMonth?

  init(_ owner: any CalendarPagesOwner) {
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
  }

  required init?(coder: NSCoder) { nil }

  /// Takes calendar, locale, limits and font anew.
  func reload() {
    let calendar = owner.pageCalendar
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
    setSubviews([title] + (wheels.map { [$0.picker] } ?? [previous, following] + weekdays + [grid]))
    setNeedsLayout()
  }

  /// Shows the month of a date, and which days are chosen.
  func show(_ date: Date) {
    if month?.contains(date) != true { showMonth(CalendarMonth(of: date, in: owner.pageCalendar)) }
    markChosen()
  }

  func markChosen() { grid.markChosen(by: owner) }

  /// Asks again which days may be chosen, and for their decorations.
  func reloadDays() {
    if let month { grid.show(month, of: owner) }
    markChosen()
  }

  private func showMonth(_ month: CalendarMonth) {
    self.month = month
    let name = DateText(owner.pageCalendar, "yMMMM")(month.start)
    title.setTitle(name, for: .normal)
    title.accessibilityValue = name
    reloadDays()
    setNeedsLayout()
  }

  private func turn(by months: Int) {
    if let month { turn(to: month.moved(by: months)) }
  }

  private func turn(to new: CalendarMonth) {
    guard let old = month else { return }
    showMonth(new)
    if old.start != new.start { owner.pagesDidTurn(from: old.start) }
  }

  private func toggleWheels() {
    if wheels == nil {
      let wheels = MonthWheels(owner.pageCalendar) { [weak self] date in
        guard let self else { return }
        self.turn(to: CalendarMonth(of: date, in: self.owner.pageCalendar))
      }
      self.wheels = wheels
      wheels.show(month?.start ?? Date())
    } else {
      wheels = nil
    }
    title.accessibilityIdentifier = wheels == nil ? "DatePicker.Show" : "DatePicker.Hide"
    arrange()
  }

  override func layoutSubviews() {
    let (area, header) = (bounds, CalendarPages.headerHeight)
    title.frame = CGRect(
      x: area.minX, y: 0, width: min(area.width - 100, title.sizeThatFits(.zero).width), height: header)
    previous.frame = CGRect(x: area.maxX - 2 * header, y: 0, width: header, height: header)
    following.frame = CGRect(x: area.maxX - header, y: 0, width: header, height: header)
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: area.minX + CGFloat(index) * area.width / 7, y: header, width: area.width / 7,
        height: CalendarPages.weekdayHeight)
    }
    grid.frame = CGRect(
      x: area.minX, y: header + CalendarPages.weekdayHeight, width: area.width, height: 6 * CalendarGrid.rowHeight)
    wheels?.picker.frame = CGRect(
      x: area.minX, y: header, width: area.width, height: CalendarPages.height - header)
  }

  override var elementPublishing: ElementPublishing { .transparent }
}
