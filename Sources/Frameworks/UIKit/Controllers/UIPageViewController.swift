/// See [UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller).
///
/// There is one page at a time, and a page that is turned curls as little as one that is scrolled: both change at once.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  private let scrollView: PageScrollView
  private lazy var content = PagedContentView(scrollView)
  private var page: UIViewController?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    scrollView = PageScrollView(orientation: navigationOrientation)
    super.init(nibName: nil, bundle: nil)
    listen()
  }

  /// Lets `init()` be inherited, which makes what the other initialiser makes of the usual values.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let element = coder.nibElement
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    scrollView = PageScrollView(orientation: navigationOrientation)
    super.init(coder: coder)
    listen()
  }

  private func listen() { scrollView.onTurn = { [weak self] in self?.turn($0) } }

  // MARK: - Orientations

  /// Those that the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? orientationsWithoutDelegate
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? preferredOrientationWithoutDelegate
  }

  // MARK: - Pages

  open var viewControllers: [UIViewController]? { page.map { [$0] } }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    Usage.require(
      (viewControllers?.count ?? 0) == 1,
      "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required (1) "
        + "for the requested transition")
    guard let new = viewControllers?.first else { return }
    let ending = Completion.onMain(completion)
    show(new, animated: animated) { ending?(true) }
    updatePageControl()
  }

  /// Those that turn pages, so that an app can switch them off.
  open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .scroll ? [] : [scrollView.turning] }

  /// Asks the data source how many pages there are, and which of them is shown: as on iOS, only when the app itself sets
  /// the page.
  private func updatePageControl() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else {
      return content.removePageControl()
    }
    let count = dataSource.presentationCount(for: self)
    let index = count > 0 ? dataSource.presentationIndex(for: self) : NSNotFound
    guard index != NSNotFound else { return content.removePageControl() }
    content.showPageControl(page: index, of: count) { [weak self] in self?.turn($0) }
  }

  private func turn(_ direction: NavigationDirection) {
    guard let old = page else { return }
    let next =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: old)
      : dataSource?.pageViewController(self, viewControllerBefore: old)
    guard let next else { return content.keepPage() }
    content.turnPage(direction)
    delegate?.pageViewController(self, willTransitionTo: [next])
    show(next, animated: true) { [weak self] in
      guard let self else { return }
      self.delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
    }
  }

  // MARK: - Views

  open override func loadView() {
    content.frame = UIScreen.main.bounds
    scrollView.frame = content.bounds
    view = content
    if let page { scrollView.addSubview(page.view) }
  }

  /// Puts a page in the place of the one before; tells of the end after the next layout.
  private func show(_ new: UIViewController, animated: Bool, _ completion: @escaping @MainActor () -> Void) {
    let old = page
    guard new !== old else { return completion() }
    page = new
    old?.willMove(toParent: nil)
    addChild(new)
    let isVisible = appearanceState == .appearing || appearanceState == .appeared
    if isVisible {
      new.loadViewIfNeeded()
      new.willAppear(animated)
      old?.willDisappear(animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if isViewLoaded { scrollView.addSubview(new.view) }
    scrollView.setNeedsLayout()
    if isVisible { new.isAppearing(animated) }
    let end: @MainActor () -> Void = { [weak self, weak old, weak new] in
      new?.didAppear(animated)
      old?.didDisappear(animated)
      if let old, old.parent === self, old !== self?.page { old.removeFromParent() }
      if let new, new.parent === self { new.didMove(toParent: self) }
      completion()
    }
    if isVisible { CommitCycle.shared.afterNextLayout(end) } else { end() }
  }
}

extension UIPageViewController {
  /// See [TransitionStyle](https://developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum).
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// See [NavigationOrientation](https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum).
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// See [NavigationDirection](https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection).
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// See [SpineLocation](https://developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum).
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// See [OptionsKey](https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey).
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
