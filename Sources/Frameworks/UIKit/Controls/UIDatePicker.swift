import WindfallCore

/// See [UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker). It always has wheels.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private let picker = UIPickerView()
  private lazy var wheels = DateWheels(self)
  private var current = Date()
  private var ownCalendar: Calendar?

  public override init(frame: CGRect) {
    let size = frame.size == .zero ? CGSize(width: 320, height: 216) : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    picker.dataSource = wheels
    picker.delegate = wheels
    addSubview(picker)
    showDate()
  }

  // MARK: - Settings

  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { reload() } } }

  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  open var datePickerStyle: UIDatePickerStyle { .wheels }

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

  open var minimumDate: Date? { didSet { setDate(current, animated: false) } }

  open var maximumDate: Date? { didSet { setDate(current, animated: false) } }

  // MARK: - Date

  open var date: Date {
    get { current }
    set { setDate(newValue, animated: false) }
  }

  /// Sends no event; the date stays between the smallest and the largest one.
  open func setDate(_ date: Date, animated: Bool) {
    current = allowed(date)
    showDate()
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

  final func choose(duration: TimeInterval) {
    countDownDuration = duration
    showDate()
    send([.valueChanged, .primaryActionTriggered], event: nil)
  }

  private func reload() {
    wheels.reload()
    picker.reloadAllComponents()
    showDate()
  }

  private func showDate() {
    for (component, row) in wheels.rows(date: current, duration: countDownDuration).enumerated() {
      picker.selectRow(row, inComponent: component, animated: false)
    }
  }

  // MARK: - Layout and publishing

  override func stateDidChange() { picker.isUserInteractionEnabled = isEnabled }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  @_spi(Windfall) open override var elementType: ElementType { .datePicker }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .elementWithChildren }
}
