/// See [UICalendarSelection](https://developer.apple.com/documentation/uikit/uicalendarselection).
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var calendarView: UICalendarView?

  open func updateSelectableDates() { calendarView?.selectableDatesDidChange() }

  var chosenDates: [DateComponents] { [] }

  /// Whether a touch of the day may change anything.
  func allows(_ day: DateComponents) -> Bool { true }

  func touched(_ day: DateComponents, isChosen: Bool) {}

  /// As days, so that components with and without a calendar are the same day.
  final func isSameDay(_ day: DateComponents, _ other: DateComponents) -> Bool {
    let calendar = calendarView?.calendar ?? .current
    guard let first = calendar.date(from: day), let second = calendar.date(from: other) else { return false }
    return calendar.isDate(first, inSameDayAs: second)
  }
}

/// See [UICalendarSelectionSingleDate](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate).
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open var selectedDate: DateComponents? { didSet { calendarView?.selectionDidChange() } }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  override var chosenDates: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func allows(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

  /// A touch of the chosen day takes it back, if the delegate lets it.
  override func touched(_ day: DateComponents, isChosen: Bool) {
    let new = isChosen ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// See [UICalendarSelectionSingleDateDelegate](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate).
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    let next = windfallForwardee(self, as: (any UICalendarSelectionSingleDateDelegate).self)
    return next?.dateSelection(selection, canSelectDate: dateComponents) ?? true
  }
}

/// See [UICalendarSelectionMultiDate](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate).
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open var selectedDates: [DateComponents] = [] { didSet { calendarView?.selectionDidChange() } }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override var chosenDates: [DateComponents] { selectedDates }

  override func allows(_ day: DateComponents) -> Bool {
    selectedDates.contains { isSameDay($0, day) }
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func touched(_ day: DateComponents, isChosen: Bool) {
    guard allows(day) else { return }
    if isChosen {
      selectedDates.removeAll { isSameDay($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// See [UICalendarSelectionMultiDateDelegate](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate).
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    let next = windfallForwardee(self, as: (any UICalendarSelectionMultiDateDelegate).self)
    return next?.multiDateSelection(selection, canSelectDate: dateComponents) ?? true
  }

  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool {
    let next = windfallForwardee(self, as: (any UICalendarSelectionMultiDateDelegate).self)
    return next?.multiDateSelection(selection, canDeselectDate: dateComponents) ?? true
  }
}
