import WindfallCore

/// See [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol).
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let dot: CGFloat = 8
  private static let pitch: CGFloat = 17
  private static let height: CGFloat = 26

  private var touchX: CGFloat = 0

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      pagesDidChange()
    }
  }

  /// Setting it sends no event.
  open var currentPage = 0 {
    didSet {
      currentPage = max(0, min(currentPage, max(0, numberOfPages - 1)))
      if currentPage != oldValue { setNeedsPublish() }
    }
  }

  open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { pagesDidChange() } } }

  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * UIPageControl.pitch + 16, height: UIPageControl.height)
  }

  private func pagesDidChange() {
    setNeedsPublish()
    invalidateIntrinsicContentSize()
  }

  private var isShown: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  // MARK: - Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isShown }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { touchX = touch.location(in: self).x }
  }

  /// One page on for a tap in the right half, one page back for one in the left half.
  override func didTouchUpInside(event: UIEvent?) {
    send(.touchUpInside, event: event)
    let old = currentPage
    currentPage += touchX < bounds.midX ? -1 : 1
    if currentPage != old { send([.valueChanged, .primaryActionTriggered], event: event) }
  }

  // MARK: - Layout and publishing

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { [.adjustable, .updatesFrequently] }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(min(currentPage + 1, numberOfPages)) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType { .pageIndicator }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { isShown ? .automatic : .hidden }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    guard isShown else { return [] }
    let start = bounds.midX - CGFloat(numberOfPages) * UIPageControl.pitch / 2
    return (0..<numberOfPages).map { page in
      let box = CGRect(
        x: start + (CGFloat(page) + 0.5) * UIPageControl.pitch - UIPageControl.dot / 2,
        y: bounds.midY - UIPageControl.dot / 2, width: UIPageControl.dot, height: UIPageControl.dot)
      let color =
        page == currentPage ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      return .fill(.ellipse(in: box), .color(color.displayColor(with: traits)))
    }
  }
}
