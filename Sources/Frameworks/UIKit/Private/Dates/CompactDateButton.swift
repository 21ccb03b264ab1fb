import WindfallCore

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
