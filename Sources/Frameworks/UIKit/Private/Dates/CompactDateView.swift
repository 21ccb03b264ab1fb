import WindfallCore

/// The buttons of a compact date picker, each of which opens what changes its part of the date.
final class CompactDateView: UIView, DatePickerContent {
  private static let gap: CGFloat = 8

  private unowned let owner: UIDatePicker
  private let dateButton = CompactDateButton("Date Picker")
  private let timeButton = CompactDateButton("Time Picker")

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    dateButton.addAction(UIAction { [weak self] _ in self?.open(.date, .inline) }, for: .touchUpInside)
    timeButton.addAction(UIAction { [weak self] _ in self?.open(.time, .wheels) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func open(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) {
    DatePopover.open(for: owner, over: mode == .date ? dateButton : timeButton, mode, style)
  }

  func reload() {
    switch owner.datePickerMode {
    case .date: setSubviews([dateButton])
    case .time: setSubviews([timeButton])
    case .dateAndTime, .countDownTimer: setSubviews([dateButton, timeButton])
    }
  }

  func show(_ date: Date) {
    dateButton.text = DateText(owner, "yMMMd")(date)
    timeButton.text = DateText(owner, "jmm")(date)
    owner.invalidateIntrinsicContentSize()
  }

  var wantedSize: CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.zero) }
    let gaps = CompactDateView.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  /// At the leading edge unless the picker is told otherwise.
  override func layoutSubviews() {
    let room = bounds.width - wantedSize.width
    var x: CGFloat =
      switch owner.contentHorizontalAlignment {
      case .center, .fill: room / 2
      case .right, .trailing: room
      case .left, .leading: 0
      }
    for button in subviews {
      let size = button.sizeThatFits(.zero)
      button.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + CompactDateView.gap
    }
  }

  override var elementPublishing: ElementPublishing { .transparent }
}

/// One of the buttons of a compact date picker, with the date or the time on it.
final class CompactDateButton: UIControl {
  private static let padding = CGSize(width: 11, height: 7)

  private let label = UILabel()
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set {
      guard newValue != label.text else { return }
      label.text = newValue
      superview?.setNeedsLayout()
      setNeedsPublish()
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero)
    let padding = CompactDateButton.padding
    return CGSize(width: text.width + 2 * padding.width, height: text.height + 2 * padding.height)
      .roundedUp(toScale: traits.displayScale)
  }

  override func layoutSubviews() { label.frame = bounds }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

  override var elementLabel: String { name }

  override var elementValue: String? { text }
}
