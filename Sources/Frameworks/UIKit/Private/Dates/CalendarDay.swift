import WindfallCore

/// A day of a calendar, which is chosen by a touch.
final class CalendarDay: UIControl {
  private let label = UILabel()
  private let name: String

  init(_ text: String, name: String, isToday: Bool) {
    self.name = name
    super.init(frame: .zero)
    label.text = text
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 20)
    label.textColor = isToday ? .systemBlue : .label
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    label.backgroundColor = isSelected ? UIColor.systemBlue.withAlphaComponent(0.15) : nil
    label.alpha = isEnabled ? 1 : 0.3
  }

  override func layoutSubviews() {
    let side = min(bounds.width, bounds.height)
    label.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    label.layer.cornerRadius = side / 2
    label.clipsToBounds = true
  }

  override var elementType: ElementType { .button }

  override var elementLabel: String { name }

  override var elementPublishing: ElementPublishing { .elementWithChildren }

  override var elementStates: ElementStates {
    var states: ElementStates = isEnabled ? .enabled : []
    if isSelected { states.insert(.selected) }
    return states
  }
}
