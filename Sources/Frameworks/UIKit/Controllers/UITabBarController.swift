/// See [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller). All controllers are in the
/// bar, however many there are.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) var tabBar = UITabBar()
  let content = BarredContentView()
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  private var isShowing = false
  private var hidesBar = false
  private var running: TransitionContext?

  open var bottomAccessory: UITabAccessory? {
    didSet { if bottomAccessory !== oldValue { accessoryDidChange(from: oldValue) } }
  }

  open func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) { bottomAccessory = accessory }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    setTabs(tabs, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBar.onChoice = { [weak self] item in self?.choose(item) }
  }

  /// Takes the bar of a storyboard in the place of its own.
  func adopt(_ bar: UITabBar) { tabBar = bar }

  // MARK: - View controllers

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let removed = controllers.filter { tab in !new.contains { $0 === tab } }
    let added = new.filter { $0.parent !== self }
    controllers = new
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    tabBar.setItems(new.map(\.tabBarItem), animated: animated)
    let wanted = selected.flatMap { old in new.first { $0 === old } } ?? new.first
    select(wanted)
    for controller in removed {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// `NSNotFound` where there are no controllers.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      Usage.require(
        newValue == nil || controllers.contains { $0 === newValue },
        "only one of the tab bar controller's view controllers can be selected")
      select(newValue)
    }
  }

  private func choose(_ item: UITabBarItem) {
    guard let chosen = controllers.first(where: { $0.tabBarItem === item }) else { return }
    let (tab, previous) = (tab(of: chosen), selectedTab)
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true,
      tab.flatMap({ delegate?.tabBarController(self, shouldSelectTab: $0) }) ?? true
    else { return }
    if chosen === selected { (chosen as? UINavigationController)?.popToRootViewController(animated: true) }
    select(chosen)
    delegate?.tabBarController(self, didSelect: chosen)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }

  // MARK: - Tabs

  open var tabs: [UITab] = [] {
    didSet {
      for tab in oldValue where !tabs.contains(tab) { tab.tabBarController = nil }
      for tab in tabs { tab.tabBarController = self }
      tabsDidChange()
    }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  func tabsDidChange() {
    setViewControllers(tabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: false)
  }

  open var selectedTab: UITab? {
    get { selected.flatMap(tab(of:)) }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }

  func tab(of controller: UIViewController) -> UITab? { tabs.first { $0.viewController === controller } }

  /// Hides the bar while the selected tab's stack has a controller that wants that, and shows it again.
  func updateBar() {
    let stack = (selected as? UINavigationController)?.stack ?? []
    let hides = stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    guard hides != hidesBar else { return }
    hidesBar = hides
    tabBar.isHidden = hides
    viewIfLoaded?.setNeedsLayout()
  }

  private func select(_ new: UIViewController?) {
    let old = selected
    selected = new
    tabBar.selectedItem = new?.tabBarItem
    updateBar()
    show(new, leaving: old)
  }

  open override var childForStatusBarStyle: UIViewController? { selected }

  open override var childForStatusBarHidden: UIViewController? { selected }

  // MARK: - Views

  open override func loadView() {
    let layout = TabLayoutView(frame: UIScreen.main.bounds)
    layout.controller = self
    layout.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layout.backgroundColor = .systemBackground
    // A tab that is left before the first layout keeps this size.
    content.frame = layout.bounds
    layout.addSubview(content)
    layout.addSubview(tabBar)
    view = layout
    accessoryDidChange(from: nil)
  }

  private func accessoryDidChange(from old: UITabAccessory?) {
    guard let view = viewIfLoaded else { return }
    old?.contentView.removeFromSuperview()
    if let new = bottomAccessory { view.insertSubview(new.contentView, belowSubview: tabBar) }
    view.setNeedsLayout()
  }

  open override func loadViewIfNeeded() {
    super.loadViewIfNeeded()
    if content.subviews.isEmpty { show(selected, leaving: nil) }
  }

  /// Puts the view of a tab in the place of the one before.
  private func show(_ new: UIViewController?, leaving old: UIViewController?) {
    guard isViewLoaded, !isShowing, let new, new !== old || content.subviews.isEmpty else { return }
    isShowing = true
    defer { isShowing = false }
    new.loadViewIfNeeded()
    let isVisible = appearanceState == .appearing || appearanceState == .appeared
    running?.completeTransition(true)
    if isVisible, let old, old.parent === self,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    {
      return animate(to: new, from: old, animator)
    }
    if isVisible {
      new.willAppear(false)
      old?.willDisappear(false)
    }
    place(new)
    guard isVisible else { return }
    new.isAppearing(false)
    endShowing(new, leaving: old, animated: false)
  }

  private func place(_ new: UIViewController) {
    for view in content.subviews where view !== new.viewIfLoaded { view.removeFromSuperview() }
    guard let view = new.viewIfLoaded else { return }
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== content { content.addSubview(view) }
  }

  private func endShowing(_ new: UIViewController, leaving old: UIViewController?, animated: Bool) {
    CommitCycle.shared.afterNextLayout { [weak old, weak new] in
      old?.didDisappear(animated)
      new?.didAppear(animated)
    }
  }

  /// Lets an animator of the delegate's exchange the views.
  private func animate(
    to new: UIViewController, from old: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    let coordinator = TransitionCoordinator(from: old, to: new, containerView: content)
    begin(coordinator, with: nil)
    new.willAppear(true)
    old.willDisappear(true)
    content.isInTransition = true
    let context = TransitionContext(
      coordinator, animator: animator, fromView: old.viewIfLoaded, toView: new.viewIfLoaded,
      finalFrame: content.bounds
    ) { [weak self] didComplete in
      guard let self else { return }
      running = nil
      content.isInTransition = false
      end(coordinator, with: nil, isCancelled: !didComplete)
      if didComplete {
        place(new)
        endShowing(new, leaving: old, animated: true)
      } else {
        cancel(to: new, from: old)
      }
    }
    running = context
    context.start(delegate?.tabBarController(self, interactionControllerFor: animator))
    new.isAppearing(true)
  }

  private func cancel(to new: UIViewController, from old: UIViewController) {
    new.willDisappear(true)
    old.willAppear(true)
    selected = old
    tabBar.selectedItem = old.tabBarItem
    updateBar()
    place(old)
    new.didDisappear(true)
    old.isAppearing(true)
    old.didAppear(true)
  }
}
