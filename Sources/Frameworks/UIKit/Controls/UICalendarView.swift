import WindfallCore

/// See [UICalendarView](https://developer.apple.com/documentation/uikit/uicalendarview).
///
/// Months outside of the available range can be turned to; their days cannot be chosen.
@preconcurrency @MainActor open class UICalendarView: UIView {
  private lazy var pages = CalendarPages(self)
  private var ownCalendar = Calendar.current
  private var visible = Date()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(pages)
    reload()
  }

  private func reload() {
    pages.reload()
    pages.show(visible)
  }

  // MARK: - Settings

  open weak var delegate: (any UICalendarViewDelegate)? { didSet { pages.reloadDays() } }

  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      pages.reloadDays()
    }
  }

  open var locale: Locale? { didSet { if locale != oldValue { reload() } } }

  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { reload() } } }

  /// In the view's locale and time zone.
  open var calendar: Calendar {
    get { pageCalendar }
    set {
      ownCalendar = newValue
      reload()
    }
  }

  open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { pages.reloadDays() } }

  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { pages.reloadDays() }
  }

  open var wantsDateDecorations = true { didSet { pages.reloadDays() } }

  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { pages.reloadDays() }

  /// The day that was set last, or the first one of the month that a person has turned to.
  open var visibleDateComponents: DateComponents {
    get { components(of: visible) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = pageCalendar.date(from: dateComponents) else { return }
    visible = min(max(date, availableDateRange.start), availableDateRange.end)
    pages.show(visible)
  }

  final func components(of day: Date) -> DateComponents {
    pageCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  final func selectionDidChange() { pages.markChosen() }

  final func selectableDatesDidChange() { pages.reloadDays() }

  // MARK: - Layout and publishing

  open override func layoutSubviews() {
    super.layoutSubviews()
    pages.frame = bounds.insetBy(dx: 16, dy: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: CalendarPages.height) }

  /// As wide as there is room.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CalendarPages.height)
  }
}

extension UICalendarView: CalendarPagesOwner {
  var pageCalendar: Calendar {
    var calendar = ownCalendar
    if let locale { calendar.locale = locale }
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  var dayFont: UIFont {
    let font = UIFont.systemFont(ofSize: 20)
    return font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: 20) } ?? font
  }

  /// Without a behaviour nothing is chosen, and nothing looks as if it could not be.
  func allows(_ day: Date) -> Bool {
    let end = pageCalendar.date(byAdding: .day, value: 1, to: day) ?? day
    if end <= availableDateRange.start || day > availableDateRange.end { return false }
    return selectionBehavior?.allows(components(of: day)) ?? true
  }

  func isChosen(_ day: Date) -> Bool {
    let calendar = pageCalendar
    return selectionBehavior?.chosenDates.contains { chosen in
      calendar.date(from: chosen).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    } ?? false
  }

  func choose(_ day: Date) {
    selectionBehavior?.touched(components(of: day), isChosen: isChosen(day))
    pages.markChosen()
  }

  func decoration(of day: Date) -> UIView? {
    wantsDateDecorations ? delegate?.calendarView(self, decorationFor: components(of: day))?.makeView() : nil
  }

  func pagesDidTurn(from month: Date) {
    visible = pages.month?.start ?? visible
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components(of: month))
  }
}

/// See [UICalendarViewDelegate](https://developer.apple.com/documentation/uikit/uicalendarviewdelegate).
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?

  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    if let next = windfallForwardee(self, as: (any UICalendarViewDelegate).self) {
      next.calendarView(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents)
    }
  }
}
