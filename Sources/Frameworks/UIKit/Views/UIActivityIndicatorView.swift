import WindfallCore

/// See [UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview). It is drawn
/// standing still.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// See [UIActivityIndicatorView.Style](https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum).
  public enum Style: Int, Sendable {
    @available(iOS, deprecated: 13.0, renamed: "UIActivityIndicatorView.Style.large")
    case whiteLarge = 0
    @available(iOS, deprecated: 13.0, renamed: "UIActivityIndicatorView.Style.medium")
    case white = 1
    @available(iOS, deprecated: 13.0, renamed: "UIActivityIndicatorView.Style.medium")
    case gray = 2
    case medium = 100
    case large = 101

    private var isLarge: Bool { self == .large || rawValue == 0 }

    var size: CGSize { isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }

    /// The old styles are named after their colour.
    var color: UIColor { rawValue < 2 ? .white : rawValue == 2 ? .systemGray : .secondaryLabel }
  }

  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      bounds.size = style.size
      color = style.color
    }
  }

  open var color: UIColor! = Style.medium.color { didSet { if color != oldValue { setNeedsDisplay() } } }
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    color = style.color
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
