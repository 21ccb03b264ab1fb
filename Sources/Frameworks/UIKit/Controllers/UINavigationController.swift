/// See [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
///
/// Transitions take no time: the new top is on screen at once, and has appeared with the layout that follows.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) var navigationBar = UINavigationBar()
  var stack: [UIViewController] = []
  let content = BarredContentView()
  private var isShowingTop = false

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.controller = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.controller = self
  }

  // MARK: - Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    var visible = presentedViewController ?? topViewController
    while let next = (visible as? UINavigationController)?.visibleViewController { visible = next }
    return visible
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "\(type(of: viewController)) is in the navigation stack already, so it cannot be pushed")
    precondition(!(viewController is UINavigationController), "a navigation controller cannot be pushed")
    change(to: stack + [viewController], animated: animated)
  }

  /// Returns nil where the top is the root, which stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("\(type(of: viewController)) is not in the navigation stack, so it cannot be popped to")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// That of the root, unless the controller has one of its own.
  open override var tabBarItem: UITabBarItem! {
    get { tabBarItemStorage == nil && title == nil ? stack.first?.tabBarItem ?? super.tabBarItem : super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    guard !new.elementsEqual(old, by: ===) else { return }
    stack = new
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.isLeavingParent = true
    }
    let added = new.filter { $0.parent !== self }
    for controller in added { addChild(controller) }
    updateItems()
    showTop(leaving: old.last, added: added, removed: removed, animated: animated)
  }

  private func updateItems() {
    updateToolbar()
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    (parent as? UITabBarController)?.updateBar()
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: - Views

  open override func loadView() {
    let layout = NavigationLayoutView(frame: UIScreen.main.bounds)
    layout.controller = self
    layout.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layout.backgroundColor = .systemBackground
    layout.addSubview(content)
    layout.addSubview(navigationBar)
    layout.accessibilityElements = [navigationBar, content]
    view = layout
    updateToolbar()
  }

  open override func loadViewIfNeeded() {
    super.loadViewIfNeeded()
    if content.subviews.isEmpty { showTop(leaving: nil, added: [], removed: [], animated: false) }
  }

  /// Puts the top's view in the place of the one before. A controller without a view yet does it when it gets one.
  private func showTop(
    leaving old: UIViewController?, added: [UIViewController], removed: [UIViewController], animated: Bool
  ) {
    guard isViewLoaded, !isShowingTop else { return finish(added: added, removed: removed) }
    isShowingTop = true
    defer { isShowingTop = false }
    let top = stack.last
    let isVisible = appearanceState == .appearing || appearanceState == .appeared
    guard top !== old || top?.viewIfLoaded?.superview !== content else {
      return finish(added: added, removed: removed)
    }
    top?.loadViewIfNeeded()
    if isVisible {
      old?.willDisappear(animated)
      top?.willAppear(animated)
      if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    }
    for view in content.subviews where view !== top?.viewIfLoaded { view.removeFromSuperview() }
    if let view = top?.viewIfLoaded {
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
    }
    guard isVisible else { return finish(added: added, removed: removed) }
    top?.isAppearing(animated)
    // They are children until the end, so that a controller that goes before it takes them with it.
    let (added, removed) = (added.map { WeakController($0) }, removed.map { WeakController($0) })
    CommitCycle.shared.afterNextLayout { [weak self, weak old, weak top] in
      old?.didDisappear(animated)
      top?.didAppear(animated)
      guard let self else { return }
      self.finish(added: added.compactMap(\.controller), removed: removed.compactMap(\.controller))
      if let top { self.delegate?.navigationController(self, didShow: top, animated: animated) }
    }
  }

  private struct WeakController {
    weak var controller: UIViewController?

    init(_ controller: UIViewController) { self.controller = controller }
  }

  private func finish(added: [UIViewController], removed: [UIViewController]) {
    for controller in removed where controller.parent === self && !stack.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  // MARK: - Bar

  private(set) var toolbarIfLoaded: UIToolbar?

  open var toolbar: UIToolbar! {
    if let toolbarIfLoaded { return toolbarIfLoaded }
    let toolbar = UIToolbar()
    toolbarIfLoaded = toolbar
    updateToolbar()
    return toolbar
  }

  open var isToolbarHidden = true {
    didSet {
      guard isToolbarHidden != oldValue else { return }
      if toolbar != nil { updateToolbar() }
    }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open var isNavigationBarHidden = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}
