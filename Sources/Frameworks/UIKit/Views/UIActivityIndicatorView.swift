import WindfallCore

/// See [UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview). It is drawn
/// standing still.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// See [UIActivityIndicatorView.Style](https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum).
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101

    var size: CGSize { self == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37) }
  }

  open var style: Style { didSet { if style != oldValue { bounds.size = style.size } } }
  open var color: UIColor! = .systemGray { didSet { if color != oldValue { setNeedsDisplay() } } }
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? Style.medium.size : frame.size))
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
    setNeedsPublish()
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    setNeedsPublish()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override var intrinsicContentSize: CGSize { style.size }

  override var isAccessibilityElementByDefault: Bool { true }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isAnimating ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType { .activityIndicator }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    let ring = bounds.insetBy(dx: 3, dy: 3)
    let color = (color ?? .systemGray).displayColor(with: traits)
    return [.stroke(.ellipse(in: ring), .color(color), DisplayStroke(width: 2))]
  }
}
