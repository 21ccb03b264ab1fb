import WindfallCore

/// Covers a window with a picker for a part of a compact picker's date; a touch beside it closes it.
final class DatePopover: UIView {
  private static let margin: CGFloat = 8

  private let picker = UIDatePicker()
  private let region = UIView()
  private let source: UIView

  static func open(
    for owner: UIDatePicker, over source: UIView, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle
  ) {
    guard let window = source.window else { return }
    window.endEditing(true)
    window.addSubview(DatePopover(owner, source, in: window.bounds, mode, style))
  }

  private init(
    _ owner: UIDatePicker, _ source: UIView, in frame: CGRect, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle
  ) {
    self.source = source
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    region.accessibilityIdentifier = "PopoverDismissRegion"
    region.accessibilityLabel = "dismiss popup"
    region.isAccessibilityElement = true
    region.accessibilityTraits = .button
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self, weak tap] in if tap?.state == .ended { self?.removeFromSuperview() } }
    region.addGestureRecognizer(tap)
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.calendar = owner.calendar
    picker.minuteInterval = owner.minuteInterval
    picker.minimumDate = owner.minimumDate
    picker.maximumDate = owner.maximumDate
    picker.date = owner.date
    picker.backgroundColor = .secondarySystemBackground
    picker.layer.cornerRadius = 13
    picker.clipsToBounds = true
    picker.addAction(
      UIAction { [weak self, weak owner] _ in
        guard let self, let owner else { return }
        owner.choose(self.picker.date)
      }, for: .valueChanged)
    addSubview(region)
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    region.frame = bounds
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: DatePopover.margin, dy: DatePopover.margin)
    let anchor = source.convert(source.bounds, to: self)
    let wanted = picker.intrinsicContentSize
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    let below = anchor.maxY + DatePopover.margin
    let y = below + size.height <= room.maxY ? below : anchor.minY - size.height - DatePopover.margin
    picker.frame = CGRect(
      x: min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width),
      y: min(max(y, room.minY), room.maxY - size.height), width: size.width, height: size.height)
  }

  override var elementPublishing: ElementPublishing { .transparent }
}
