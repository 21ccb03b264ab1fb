/// Holds the page of a page view controller. It does not move with the finger: a drag that has gone far enough turns the
/// page when it ends.
final class PageScrollView: UIScrollView {
  private static let turningVelocity: CGFloat = 300

  /// Called with the direction of a drag that turns the page.
  var onTurn: (@MainActor (UIPageViewController.NavigationDirection) -> Void)?
  let turning = UIPanGestureRecognizer()
  private let isVertical: Bool

  init(orientation: UIPageViewController.NavigationOrientation) {
    isVertical = orientation == .vertical
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    turning.addHandler { [weak self] in self?.follow() }
    addGestureRecognizer(turning)
  }

  required init?(coder: NSCoder) { nil }

  override var isScrollEnabled: Bool { didSet { turning.isEnabled = isScrollEnabled } }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === turning else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let moved = turning.translation(in: self)
    return isVertical == (abs(moved.y) > abs(moved.x))
  }

  private func follow() {
    guard turning.state == .ended else { return }
    let (moved, velocity) = (turning.translation(in: self), turning.velocity(in: self))
    let (distance, speed) = isVertical ? (moved.y, velocity.y) : (moved.x, velocity.x)
    let half = (isVertical ? bounds.height : bounds.width) / 2
    guard abs(distance) > half || abs(speed) > Self.turningVelocity else { return }
    onTurn?(distance < 0 ? .forward : .reverse)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews where view.viewController != nil { view.frame = bounds }
  }
}
