import WindfallCore

/// See [UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker).
///
/// A time in the inline style is a button as in the compact one, which opens wheels.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private var content: (any UIView & DatePickerContent)?
  private var current = Date()
  private var ownCalendar: Calendar?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    updateStyle()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateStyle()
  }

  /// Exchanges the view that shows the date for that of the style.
  private func updateStyle() {
    content?.removeFromSuperview()
    let new: any UIView & DatePickerContent =
      switch datePickerStyle {
      case .compact: CompactDateView(self)
      case .inline: InlineDateView(self)
      case .wheels, .automatic: WheelsDateView(self)
      }
    content = new
    new.isUserInteractionEnabled = isEnabled
    addSubview(new)
    reload()
  }

  // MARK: - Settings

  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { updateStyle() } } }

  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { updateStyle() } }
  }

  /// A timer always has wheels.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  open var locale: Locale? { didSet { if locale != oldValue { reload() } } }

  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { reload() } } }

  /// In the picker's locale and time zone.
  open var calendar: Calendar! {
    get {
      var calendar = ownCalendar ?? .current
      if let locale { calendar.locale = locale }
      if let timeZone { calendar.timeZone = timeZone }
      return calendar
    }
    set {
      ownCalendar = newValue
      reload()
    }
  }

  /// What does not divide an hour is as 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      if minuteInterval != oldValue { reload() }
    }
  }

  open var minimumDate: Date? { didSet { limitsDidChange() } }

  open var maximumDate: Date? { didSet { limitsDidChange() } }

  private func limitsDidChange() {
    current = allowed(current)
    reload()
  }

  // MARK: - Date

  open var date: Date {
    get { current }
    set { setDate(newValue, animated: false) }
  }

  /// Sends no event; the date stays between the smallest and the largest one.
  open func setDate(_ date: Date, animated: Bool) {
    current = allowed(date)
    showDate()
    setNeedsPublish()
  }

  open var countDownDuration: TimeInterval = 60 {
    didSet {
      countDownDuration = min(max(countDownDuration, 60), 86_340)
      if countDownDuration != oldValue { showDate() }
    }
  }

  /// Limits that contradict each other are none.
  private func allowed(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }

  final func choose(_ date: Date) {
    let old = current
    setDate(date, animated: true)
    if current != old { send([.valueChanged, .primaryActionTriggered], event: nil) }
  }

  /// Takes the day of a date and keeps the time.
  final func choose(day: Date) {
    let calendar: Calendar = self.calendar
    var parts = calendar.dateComponents([.hour, .minute, .second], from: current)
    let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.era, parts.year, parts.month, parts.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
    choose(calendar.date(from: parts) ?? day)
  }

  final func choose(duration: TimeInterval) {
    countDownDuration = duration
    showDate()
    send([.valueChanged, .primaryActionTriggered], event: nil)
  }

  private func reload() {
    content?.reload()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showDate()
  }

  private func showDate() { content?.show(current) }

  // MARK: - Layout and publishing

  override func stateDidChange() { content?.isUserInteractionEnabled = isEnabled }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize { content?.wantedSize ?? .zero }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }

  @_spi(Windfall) open override var elementType: ElementType { .datePicker }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .elementWithChildren }
}
