import WindfallCore

/// An activity to choose.
final class ActivityCell: UIControl {
  private let label = UILabel()
  private let onChoice: () -> Void

  init(title: String, onChoice: @escaping () -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    label.text = title
    addSubview(label)
    accessibilityLabel = title
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override func didTouchUpInside(event: UIEvent?) { onChoice() }

  override func layoutSubviews() { label.frame = bounds.insetBy(dx: 16, dy: 0) }

  override var elementType: ElementType { .cell }
}
