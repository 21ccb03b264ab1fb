import WindfallCore

/// See [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch).
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  private var onStorage = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UISwitch.size
  }

  open var isOn: Bool {
    get { onStorage }
    set { setOn(newValue, animated: false) }
  }

  open var onTintColor: UIColor? { didSet { if onTintColor != oldValue { setNeedsDisplay() } } }

  open var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { setNeedsDisplay() } } }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != onStorage else { return }
    onStorage = on
    setNeedsPublish()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  open override var intrinsicContentSize: CGSize { UISwitch.size }

  override func didTouchUpInside(event: UIEvent?) {
    isOn.toggle()
    send([.touchUpInside, .valueChanged, .primaryActionTriggered], event: event)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isParentsTap(gestureRecognizer)
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { [.button, .toggleButton] }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType { .switch }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    let track = CGRect(origin: bounds.origin, size: UISwitch.size)
    var color = isOn ? (onTintColor ?? .systemGreen) : .secondarySystemFill
    if !isEnabled { color = color.withAlphaComponent(color.displayColor(with: traits).alpha / 2) }
    let diameter = track.height - 4
    let thumb = CGRect(
      x: isOn != isRightToLeft ? track.maxX - diameter - 2 : track.minX + 2, y: track.minY + 2, width: diameter,
      height: diameter)
    let thumbColor = (thumbTintColor ?? .white).displayColor(with: traits)
    return [
      .fill(.roundedRect(track, cornerRadius: track.height / 2), .color(color.displayColor(with: traits))),
      .fill(.ellipse(in: thumb), .color(thumbColor)),
    ]
  }
}
