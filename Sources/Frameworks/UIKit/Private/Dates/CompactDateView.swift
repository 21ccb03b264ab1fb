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
