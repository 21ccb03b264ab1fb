import WindfallCore

/// See [UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview).
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// See [UIProgressView.Style](https://developer.apple.com/documentation/uikit/uiprogressview/style).
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  private static let thickness: CGFloat = 4

  open var progressViewStyle = Style.default
  private var fraction: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: UIProgressView.thickness))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Between 0 and 1.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    let new = min(max(progress, 0), 1)
    guard new != fraction else { return }
    fraction = new
    setNeedsPublish()
  }

  open var progressTintColor: UIColor? { didSet { if progressTintColor != oldValue { setNeedsDisplay() } } }

  open var trackTintColor: UIColor? { didSet { if trackTintColor != oldValue { setNeedsDisplay() } } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIProgressView.thickness)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.thickness)
  }

  override var isAccessibilityElementByDefault: Bool { true }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Progress" }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? Double(fraction).asPercentage }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType { .progressIndicator }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    let radius = bounds.height / 2
    var done = bounds
    done.size.width *= CGFloat(fraction)
    done = directed(done)
    let track = (trackTintColor ?? .systemFill).displayColor(with: traits)
    let bar = (progressTintColor ?? tintColor ?? .systemBlue).displayColor(with: traits)
    return [
      .fill(.roundedRect(bounds, cornerRadius: radius), .color(track)),
      .fill(.roundedRect(done, cornerRadius: radius), .color(bar)),
    ]
  }
}
