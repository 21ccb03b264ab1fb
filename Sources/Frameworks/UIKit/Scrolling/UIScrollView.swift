import Dispatch
@_spi(Windfall) import ObjectiveC
import WindfallCore

/// See [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
///
/// Deceleration takes no time: a swipe ends where it would come to rest. Content does not bounce, neither scrolled nor
/// zoomed, and indicators have faded whenever the screen is looked at.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollViewDelegating {
  /// See [UIScrollView.KeyboardDismissMode](https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum).
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// See [UIScrollView.ContentInsetAdjustmentBehavior](https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  open var isPagingEnabled = false
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var canCancelContentTouches = true
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  // Kept and given back: content stops at its ends, indicators are not drawn, and nobody touches the status bar.
  open var scrollsToTop = true
  open var bounces = true
  open var bouncesZoom = true
  open var delaysContentTouches = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
  open private(set) var isDragging = false
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }
  open private(set) var panGestureRecognizer = UIPanGestureRecognizer()
  private(set) var dragStart = CGPoint.zero
  /// The adjusted inset that the offset was last moved for.
  final var adoptedInset = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      KeyValueObservers.compare()
      adoptInset()
      clampAfterChange()
    }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      adoptInset()
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
  }

  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment }

  open func adjustedContentInsetDidChange() {}

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isChange = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    guard animated, isChange else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Scrolls as little as is needed to show the rectangle, which is in content coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    offset.x += UIScrollView.distance(from: visible.minX, visible.maxX, to: rect.minX, rect.maxX)
    offset.y += UIScrollView.distance(from: visible.minY, visible.maxY, to: rect.minY, rect.maxY)
    setContentOffset(clamped(offset), animated: animated)
  }

  /// Also while a finger rests; no longer once it moves where nothing can be scrolled.
  open var isTracking: Bool {
    panGestureRecognizer.numberOfTouches > 0 && panGestureRecognizer.state != .failed
  }

  open var isDecelerating: Bool { false }

  open func flashScrollIndicators() { setNeedsDisplay() }

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === zooming.recognizer { return mayPinch }
    guard gestureRecognizer === panGestureRecognizer else { return true }
    let range = offsetRange
    let moved = panGestureRecognizer.translation(in: self)
    let isVertical = abs(moved.y) >= abs(moved.x)
    let hasRoom = isVertical ? range.maxY > range.minY : range.maxX > range.minX
    let mayPull = isVertical && refreshControl != nil
    guard hasRoom || mayPull || (isVertical ? alwaysBounceVertical : alwaysBounceHorizontal) else { return false }
    guard let touch = panGestureRecognizer.trackedTouches.first, let view = touch.view, view !== self else {
      return true
    }
    let isQuick = touch.timestamp - touch.beganTimestamp < 0.15
    return isQuick
      || (canCancelContentTouches && (touchesShouldCancel(in: view) || !(view is UISwitch || view is UISlider)))
  }

  @_spi(Windfall) open override var elementType: ElementType { .scrollView }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .elementWithChildren }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomedView()
    adoptInset()
  }

  // MARK: - Zooming

  final var zooming = ZoomState()
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }

  /// Stays 1 without a view of the delegate to zoom.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { setZoom(scale, animated: animated) }

  open func zoom(to rect: CGRect, animated: Bool) { zoomTo(rect, animated: animated) }

  open var isZooming: Bool { zooming.isZooming }

  open var isZoomBouncing: Bool { false }

  /// Nil while nothing can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? zooming.recognizer : nil
  }

  // MARK: - Offsets

  /// The smallest and the largest offset, as a rectangle.
  private var offsetRange: CGRect {
    let inset = adjustedContentInset
    let left = -inset.left
    let top = -inset.top
    let right = max(left, contentSize.width + inset.right - bounds.width)
    let bottom = max(top, contentSize.height + inset.bottom - bounds.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  final func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.minX), range.maxX), y: min(max(offset.y, range.minY), range.maxY))
  }

  private static func distance(
    from visibleStart: CGFloat, _ visibleEnd: CGFloat, to start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if start < visibleStart || end - start > visibleEnd - visibleStart { return start - visibleStart }
    return end > visibleEnd ? end - visibleEnd : 0
  }

  private func clampAfterChange() {
    let range = offsetRange
    if contentOffset.x > range.maxX || contentOffset.y > range.maxY { contentOffset = clamped(contentOffset) }
  }

  // MARK: - Dragging

  private func setUp() {
    clipsToBounds = true
    panGestureRecognizer.addHandler { [weak self] in self?.follow() }
    addGestureRecognizer(panGestureRecognizer)
  }

  private func follow() {
    switch panGestureRecognizer.state {
    case .began:
      isDragging = true
      dragStart = contentOffset
      if keyboardDismissMode != .none { UIResponder.firstResponder?.resignFirstResponder() }
      delegate?.scrollViewWillBeginDragging(self)
      drag()
    case .changed: drag()
    case .ended, .cancelled: endDragging()
    case .possible, .failed: break
    }
  }

  private func drag() {
    var moved = panGestureRecognizer.translation(in: superview)
    if isDirectionalLockEnabled { if abs(moved.x) > abs(moved.y) { moved.y = 0 } else { moved.x = 0 } }
    contentOffset = clamped(CGPoint(x: dragStart.x - moved.x, y: dragStart.y - moved.y))
  }

  private func endDragging() {
    drag()
    isDragging = false
    let pull = offsetRange.minY - dragStart.y + panGestureRecognizer.translation(in: superview).y
    if pull >= UIRefreshControl.pull, panGestureRecognizer.state == .ended { refreshControl?.wasPulled() }
    let velocity = panGestureRecognizer.state == .ended ? panGestureRecognizer.velocity(in: self) : .zero
    var target = targetOffset(proposed: restingOffset(velocity: velocity), velocity: velocity)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000), targetContentOffset: &target)
    let decelerates = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Where a drag that would come to rest at an offset is to end instead.
  func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  private func restingOffset(velocity: CGPoint) -> CGPoint {
    let reach = decelerationRate.reach
    var target = CGPoint(x: contentOffset.x - velocity.x * reach, y: contentOffset.y - velocity.y * reach)
    if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
      target.x = page(dragStart.x, contentOffset.x, velocity.x, bounds.width)
      target.y = page(dragStart.y, contentOffset.y, velocity.y, bounds.height)
    }
    return clamped(target)
  }

  /// The start of the page that a drag ends on: at most one page from where it began.
  private func page(_ start: CGFloat, _ current: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
    let first = (start / length).rounded()
    let nearest = (current / length).rounded()
    if nearest != first || abs(velocity) < 200 { return nearest * length }
    return (first + (velocity < 0 ? 1 : -1)) * length
  }
}
