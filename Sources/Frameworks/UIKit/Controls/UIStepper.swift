import WindfallCore

/// See [UIStepper](https://developer.apple.com/documentation/uikit/uistepper). A button that is held down steps once.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private let decrement = UIButton(type: .system)
  private let increment = UIButton(type: .system)
  private var current = 0.0

  private enum Direction {
    case decrement, increment
  }

  /// The app's own images, by state.
  private var images: [Direction: [UInt: UIImage]] = [:]

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UIStepper.size
    setUp()
  }

  private func setUp() {
    for (button, symbol, label) in [(decrement, "minus", "Decrement"), (increment, "plus", "Increment")] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = label
      addSubview(button)
    }
    decrement.addAction(UIAction { [weak self] _ in self?.step(by: -1) }, for: .touchUpInside)
    increment.addAction(UIAction { [weak self] _ in self?.step(by: 1) }, for: .touchUpInside)
    update()
  }

  open var minimumValue = 0.0 { didSet { value = current } }

  open var maximumValue = 100.0 { didSet { value = current } }

  open var stepValue = 1.0

  open var wraps = false { didSet { update() } }

  open var value: Double {
    get { current }
    set {
      let old = current
      current = max(minimumValue, min(newValue, maximumValue))
      update()
      if current != old { setNeedsPublish() }
    }
  }

  private func step(by direction: Double) {
    let old = current
    let wanted = current + direction * stepValue
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if current != old { send([.valueChanged, .primaryActionTriggered], event: nil) }
  }

  private func update() {
    decrement.isEnabled = isEnabled && (wraps || current > minimumValue)
    increment.isEnabled = isEnabled && (wraps || current < maximumValue)
  }

  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images[.decrement, default: [:]][state.rawValue] = image
    decrement.setImage(image ?? (state == .normal ? UIImage(systemName: "minus") : nil), for: state)
  }

  /// Nil for the stepper's own image.
  open func decrementImage(for state: State) -> UIImage? { images[.decrement]?[state.rawValue] }

  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images[.increment, default: [:]][state.rawValue] = image
    increment.setImage(image ?? (state == .normal ? UIImage(systemName: "plus") : nil), for: state)
  }

  /// Nil for the stepper's own image.
  open func incrementImage(for state: State) -> UIImage? { images[.increment]?[state.rawValue] }

  override func stateDidChange() { update() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  open override var intrinsicContentSize: CGSize { UIStepper.size }

  open override func layoutSubviews() {
    let half = bounds.width / 2
    decrement.frame = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    increment.frame = CGRect(x: half, y: 0, width: half, height: bounds.height)
  }

  @_spi(Windfall) open override var elementType: ElementType { .stepper }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .elementWithChildren }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    let fill = UIColor.tertiarySystemFill.displayColor(with: traits)
    return [.fill(.roundedRect(bounds, cornerRadius: 8), .color(fill))]
  }
}

/// Kept and given back: a touch is one step, whose value is told at once.
extension UIStepper {
  public var autorepeat: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var isContinuous: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }
}
