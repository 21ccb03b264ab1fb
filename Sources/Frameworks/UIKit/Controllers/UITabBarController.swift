/// See [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
///
/// Where an iPhone has more than five tabs, or an iPad more than eight, the rest is in a list behind *More*, which nobody
/// can edit.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) var tabBar = UITabBar()
  let content = BarredContentView()
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  private var isShowing = false
  private var hidesBar = false
  private var running: TransitionContext?
  /// Made when there are tabs without room, which few apps have.
  private(set) var madeMore: MoreTabs?

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
    tabBar.delegate = self
    tabBar.onChoice = { [weak self] item in self?.choose(item) }
  }

  /// Takes the bar of a storyboard in the place of its own.
  func adopt(_ bar: UITabBar) { tabBar = bar }

  // MARK: - Orientations

  /// Those that the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? orientationsWithoutDelegate
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? preferredOrientationWithoutDelegate
  }

  // MARK: - View controllers

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let removed = controllers.filter { tab in !new.contains { $0 === tab } }
    let added = new.filter { $0.parent !== self && (hidden.isEmpty || $0 !== more.opened) }
    controllers = new
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    if !hidden.isEmpty || madeMore?.navigation.parent != nil { showMore() }
    let items = new.prefix(shownCount).compactMap(\.tabBarItem)
    tabBar.setItems(hidden.isEmpty ? items : items + [more.item], animated: animated)
    let wanted = selected.flatMap { old in old === moreIfShown ? old : new.first { $0 === old } } ?? new.first
    select(wanted)
    for controller in removed {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in added { controller.didMove(toParent: self) }
  }

  // MARK: - More

  /// How many tabs have a button of their own.
  private var shownCount: Int {
    let room = UIDevice.current.userInterfaceIdiom == .pad ? 8 : 5
    return controllers.count > room ? room - 1 : controllers.count
  }

  private var more: MoreTabs {
    if let madeMore { return madeMore }
    let more = MoreTabs(owner: self)
    madeMore = more
    return more
  }

  /// The tabs without a button.
  var hidden: ArraySlice<UIViewController> { controllers.dropFirst(shownCount) }

  open var moreNavigationController: UINavigationController { more.navigation }

  private var moreIfShown: UIViewController? { hidden.isEmpty ? nil : more.navigation }

  private func showMore() {
    more.tabsDidChange()
    if hidden.isEmpty {
      more.navigation.willMove(toParent: nil)
      more.navigation.viewIfLoaded?.removeFromSuperview()
      more.navigation.removeFromParent()
    } else if more.navigation.parent == nil {
      addChild(more.navigation)
      more.navigation.didMove(toParent: self)
    }
  }

  private func isHidden(_ controller: UIViewController) -> Bool { hidden.contains { $0 === controller } }

  /// What is on the screen while a controller is selected.
  private func screen(of controller: UIViewController?) -> UIViewController? {
    controller.map { isHidden($0) ? more.navigation : $0 }
  }

  /// A row of the list was chosen.
  func chooseHidden(_ controller: UIViewController) { choose(controller.tabBarItem) }

  func moreTabsDidClose() { if let selected, isHidden(selected) { select(more.navigation) } }

  /// The list is shown, or what was open when it was left; a second tap goes back to the list.
  private func chooseMore() {
    guard delegate?.tabBarController(self, shouldSelect: more.navigation) ?? true else { return }
    if screen(of: selected) === more.navigation {
      more.close(animated: true)
    } else {
      select(more.opened ?? more.navigation)
    }
    delegate?.tabBarController(self, didSelect: more.navigation)
  }

  /// `NSNotFound` where there are no controllers, and while the list of the tabs without a button is shown.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      Usage.require(
        newValue == nil || newValue === moreIfShown || controllers.contains { $0 === newValue },
        "only one of the tab bar controller's view controllers can be selected")
      select(newValue)
    }
  }

  /// Has no effect: the item's controller is selected after it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func choose(_ item: UITabBarItem) {
    if !hidden.isEmpty, item === more.item { return chooseMore() }
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
    let stack = (screen(of: selected) as? UINavigationController)?.stack ?? []
    let hides = stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    guard hides != hidesBar else { return }
    hidesBar = hides
    tabBar.isHidden = hides
    viewIfLoaded?.setNeedsLayout()
  }

  private func select(_ new: UIViewController?) {
    let old = screen(of: selected)
    selected = new
    if let new, isHidden(new) { more.open(new) }
    tabBar.selectedItem = screen(of: new)?.tabBarItem
    updateBar()
    show(screen(of: new), leaving: old)
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
    if content.subviews.isEmpty { show(screen(of: selected), leaving: nil) }
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
    content.show(new.viewIfLoaded)
    guard isVisible else { return }
    new.isAppearing(false)
    endShowing(new, leaving: old, animated: false)
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
        content.show(new.viewIfLoaded)
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
    content.show(old.viewIfLoaded)
    new.didDisappear(true)
    old.isAppearing(true)
    old.didAppear(true)
  }
}
