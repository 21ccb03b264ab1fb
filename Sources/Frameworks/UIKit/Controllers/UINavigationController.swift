/// See [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
///
/// Transitions take no time: the new top is on screen at once, and has appeared with the layout that follows.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) var navigationBar = UINavigationBar()
  var stack: [UIViewController] = []
  let content = BarredContentView()
  private var isShowingTop = false
  private var running: TransitionContext?
  private lazy var popGesture = NavigationPopGesture(of: self)
  private var toolbarClass: AnyClass?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.controller = self
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.controller = self
  }

  /// The bars are of these classes, or of UIKit's own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let navigationBarClass { navigationBar = Self.bar(of: navigationBarClass) }
    navigationBar.controller = self
    self.toolbarClass = toolbarClass
  }

  private static func bar<Bar: UIView>(of type: AnyClass) -> Bar {
    if let bar = FrameInitializable.makeView(of: type, frame: .zero) as? Bar { return bar }
    preconditionFailure("\(type) is no subclass of \(Bar.self), so no bar can be of it")
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
    Usage.require(
      !stack.contains { $0 === viewController },
      "\(type(of: viewController)) is in the navigation stack already, so it cannot be pushed")
    Usage.require(!(viewController is UINavigationController), "a navigation controller cannot be pushed")
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

  /// Those that the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
  }

  /// Those of a controller whose delegate says none.
  var ownOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  var ownPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func change(to new: [UIViewController], animated: Bool) {
    if OtherThread.isCurrent { return OtherThread.wait(for: self) { self.change(to: new, animated: animated) } }
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
    showTop(StackChange(previous: old, added: added, removed: removed), animated: animated)
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
    content.frame = layout.bounds
    layout.addSubview(content)
    layout.addSubview(navigationBar)
    layout.accessibilityElements = [navigationBar, content]
    layout.addGestureRecognizer(popGesture.recognizer)
    view = layout
    updateToolbar()
  }

  open override func loadViewIfNeeded() {
    super.loadViewIfNeeded()
    if content.subviews.isEmpty { showTop(StackChange(), animated: false) }
  }

  /// Puts the top's view in the place of the one before. A controller without a view yet does it when it gets one.
  private func showTop(_ change: StackChange, animated: Bool) {
    guard isViewLoaded, !isShowingTop else { return finish(change) }
    isShowingTop = true
    defer { isShowingTop = false }
    let (old, top) = (change.old, stack.last)
    let isVisible = appearanceState == .appearing || appearanceState == .appeared
    guard top !== old || top?.viewIfLoaded?.superview !== content else { return finish(change) }
    running?.completeTransition(true)
    top?.loadViewIfNeeded()
    var coordinator: TransitionCoordinator?
    if isVisible {
      if animated, old != nil { coordinator = TransitionCoordinator(from: old, to: top, containerView: content) }
      begin(coordinator, with: nil)
      old?.willDisappear(animated)
      top?.willAppear(animated)
      if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    }
    if let coordinator, let old, let top,
      let animator = delegate?.navigationController(
        self, animationControllerFor: change.operation, from: old, to: top)
    {
      return animate(change, to: top, from: old, animator, coordinator)
    }
    content.show(top?.viewIfLoaded)
    guard isVisible else { return finish(change) }
    top?.isAppearing(animated)
    coordinator?.runAnimations()
    endShowing(change, top, coordinator, animated: animated)
  }

  private func endShowing(
    _ change: StackChange, _ top: UIViewController?, _ coordinator: TransitionCoordinator?, animated: Bool
  ) {
    // They are children until the end, so that a controller that goes before it takes them with it.
    let change = change.weakly
    CommitCycle.shared.afterNextLayout { [weak self, weak top] in
      self?.end(coordinator, with: nil)
      change.old?.didDisappear(animated)
      top?.didAppear(animated)
      guard let self else { return }
      self.finish(change.strongly)
      if let top { self.delegate?.navigationController(self, didShow: top, animated: animated) }
    }
  }

  // MARK: - Animators

  /// Lets an animator of the delegate's exchange the views.
  private func animate(
    _ change: StackChange, to top: UIViewController, from old: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning, _ coordinator: TransitionCoordinator
  ) {
    content.isInTransition = true
    let context = TransitionContext(
      coordinator, animator: animator, fromView: old.viewIfLoaded, toView: top.viewIfLoaded,
      finalFrame: content.bounds
    ) { [weak self] didComplete in
      guard let self else { return }
      self.running = nil
      self.content.isInTransition = false
      guard didComplete else { return self.cancel(change, to: top, from: old, coordinator) }
      self.content.show(top.viewIfLoaded)
      self.endShowing(change, top, coordinator, animated: true)
    }
    running = context
    context.start(delegate?.navigationController(self, interactionControllerFor: animator))
    top.isAppearing(true)
  }

  private func cancel(
    _ change: StackChange, to top: UIViewController, from old: UIViewController, _ coordinator: TransitionCoordinator
  ) {
    top.willDisappear(true)
    old.willAppear(true)
    stack = change.previous
    for controller in change.removed { controller.isLeavingParent = false }
    for controller in change.added where controller.parent === self {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    updateItems()
    content.show(old.viewIfLoaded)
    end(coordinator, with: nil, isCancelled: true)
    top.didDisappear(true)
    old.isAppearing(true)
    old.didAppear(true)
  }

  private func finish(_ change: StackChange) {
    for controller in change.removed where controller.parent === self && !stack.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in change.added where controller.parent === self { controller.didMove(toParent: self) }
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  // MARK: - Bar

  /// Takes the bars of a storyboard in the place of its own, before it has controllers.
  func adopt(_ bar: UINavigationBar) {
    navigationBar = bar
    bar.controller = self
  }

  func adopt(_ toolbar: UIToolbar) { toolbarIfLoaded = toolbar }

  private(set) var toolbarIfLoaded: UIToolbar?

  open var toolbar: UIToolbar! {
    if let toolbarIfLoaded { return toolbarIfLoaded }
    let toolbar = toolbarClass.map { Self.bar(of: $0) } ?? UIToolbar()
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
