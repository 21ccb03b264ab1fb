import WindfallCore

/// See [UISlider](https://developer.apple.com/documentation/uikit/uislider).
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 28
  private static let height: CGFloat = 34
  /// How far beside the thumb a finger may come down and still take it.
  private static let grip: CGFloat = 22

  private var current: Float = 0
  private var dragOffset: CGFloat = 0

  open var minimumValue: Float = 0 { didSet { boundsOfValueDidChange() } }

  open var maximumValue: Float = 1 { didSet { boundsOfValueDidChange() } }

  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  open var isContinuous = true

  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setValue(_ value: Float, animated: Bool) {
    let new = max(minimumValue, min(value, maximumValue))
    guard new != current else { return }
    current = new
    setNeedsPublish()
  }

  private func boundsOfValueDidChange() {
    setValue(current, animated: false)
    setNeedsPublish()
  }

  private var fraction: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((current - minimumValue) / range) : 0
  }

  private var track: CGRect { bounds.insetBy(dx: UISlider.thumbSize / 2, dy: 0) }

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
  }

  private var thumbX: CGFloat { thumb.midX }

  /// The line that is drawn.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let size = UISlider.thumbSize
    let thumb = CGRect(
      x: bounds.minX + part * (bounds.width - size), y: rect.midY - size / 2, width: size, height: size)
    return isRightToLeft ? thumb.mirrored(in: bounds) : thumb
  }

  // MARK: - Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragOffset = thumbX - touch.location(in: self).x
    return abs(dragOffset) <= UISlider.grip
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = current
    follow(touch)
    if isContinuous, current != old { send(.valueChanged, event: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let old = current
    if let touch { follow(touch) }
    if !isContinuous || current != old { send([.valueChanged, .primaryActionTriggered], event: event) }
  }

  override func didTouchUpInside(event: UIEvent?) { send(.touchUpInside, event: event) }

  private func follow(_ touch: UITouch) {
    guard track.width > 0 else { return }
    let part = (touch.location(in: self).x + dragOffset - track.minX) / track.width
    value = minimumValue + Float(isRightToLeft ? 1 - part : part) * (maximumValue - minimumValue)
  }

  /// Where a drag of the thumb begins and ends, in screen coordinates, that moves it to a share of the range.
  @_spi(Windfall) public final func thumbWay(to position: Double) -> (from: CGPoint, to: CGPoint) {
    let start = CGPoint(x: thumbX, y: bounds.midY)
    let part = CGFloat(isRightToLeft ? 1 - position : position)
    let end = CGPoint(x: track.minX + part * track.width, y: bounds.midY)
    return (convert(start, to: nil), convert(end, to: nil))
  }

  // MARK: - Layout and publishing

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UISlider.height) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height) }

  override var isAccessibilityElementByDefault: Bool { true }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? Double(fraction).asPercentage }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType { .slider }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    let line = trackRect(forBounds: bounds)
    let thumb = thumb
    var filled = line
    filled.size.width = max(0, isRightToLeft ? line.maxX - thumb.midX : thumb.midX - line.minX)
    if isRightToLeft { filled.origin.x = line.maxX - filled.width }
    let colors = [
      maximumTrackTintColor ?? .systemFill, minimumTrackTintColor ?? tintColor ?? .systemBlue, thumbTintColor ?? .white,
    ].map { $0.displayColor(with: traits) }
    return [
      .fill(.roundedRect(line, cornerRadius: line.height / 2), .color(colors[0])),
      .fill(.roundedRect(filled, cornerRadius: line.height / 2), .color(colors[1])),
      .fill(.ellipse(in: thumb), .color(colors[2])),
      .stroke(
        .ellipse(in: thumb), .color(UIColor.separator.displayColor(with: traits)), DisplayStroke(width: 0.5)),
    ]
  }
}
