/// See [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
///
/// `viewDidAppear` comes with the layout that follows `viewWillAppear`.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var viewStorage: UIView?
  var appearanceState = AppearanceState.disappeared
  var appearance = AppearanceProgress()
  var presentation: Presentation?
  /// Between becoming a child and having appeared.
  var isEnteringParent = false
  /// Between the notice of its removal from the parent and its end.
  var isLeavingParent = false
  var storedPresentationController: UIPresentationController?
  var navigationItemStorage: UINavigationItem?
  var nibState = NibControllerState()
  var tabBarItemStorage: UITabBarItem?
  var addedKeyCommands: [UIKeyCommand] = []

  @_spi(Windfall) open var untitledBarIdentifier: String { UINavigationBar.identifier(ofUntitled: Self.self) }

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      navigationItemStorage?.title = title
      tabBarItemStorage?.title = title
    }
  }

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open internal(set) weak var presentingViewController: UIViewController?
  /// Says a style that is not automatic, as on iOS.
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet {
    didSet {
      if modalPresentationStyle == .automatic { modalPresentationStyle = .pageSheet }
      if modalPresentationStyle != oldValue { storedPresentationController = nil }
    }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var coordinator: TransitionCoordinator?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestCoordinator }
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var preferredContentSize = CGSize.zero

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? NibCoder { decode(from: coder) }
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: - View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set {
      viewStorage?.viewController = nil
      viewStorage = newValue
      newValue?.viewController = self
      if hasTraitsOfItsOwn { newValue?.updateTraits() }
    }
  }

  open var viewIfLoaded: UIView? { viewStorage }

  open var isViewLoaded: Bool { viewStorage != nil }

  open func loadView() {
    if loadNibView() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard viewStorage == nil else { return }
    if OtherThread.isCurrent { return OtherThread.wait(for: self) { self.loadViewIfNeeded() } }
    loadView()
    guard viewStorage != nil else { fatalError("\(type(of: self)).loadView() did not set a view") }
    viewDidLoad()
  }

  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) { AppearanceObservers.tellAppeared(self) }
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) { AppearanceObservers.didDisappear?(self) }

  /// Called for the controllers of visible windows when the application's notification is posted.
  open func didReceiveMemoryWarning() {}

  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func updateProperties() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue, let view = viewIfLoaded else { return }
      view.setNeedsLayout()
      viewSafeAreaInsetsDidChange()
      view.safeAreaInsetsDidChange()
    }
  }

  open var isBeingPresented: Bool { appearance.modality == .presenting }
  open var isBeingDismissed: Bool { appearance.modality == .dismissing }
  open var isMovingToParent: Bool { isEnteringParent }
  open var isMovingFromParent: Bool { isLeavingParent }

  // MARK: - Traits

  open var traitCollection: UITraitCollection {
    (viewIfLoaded?.traits ?? traitsFromParent.map { UITraitCollection(traitsFrom: [Device.current.traits, $0]) }
      ?? Device.current.traits).with(overridesOf: self).with(style: overrideUserInterfaceStyle)
  }

  /// What the parent wants this child's traits to be.
  private(set) var traitsFromParent: UITraitCollection?

  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.traitsFromParent = collection
    childViewController.viewIfLoaded?.updateTraits()
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitsFromParent : nil
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateTraits() } }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientationsWithoutDelegate }

  /// Nobody asks, as on iOS since its version 16.
  open var shouldAutorotate: Bool { true }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferredOrientationWithoutDelegate }

  // MARK: - Status bar

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Nobody asks: there is no home indicator to hide, and no gesture of the system's to defer.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  open func setNeedsStatusBarAppearanceUpdate() { UIStatusBarManager.setNeedsUpdate() }

  // MARK: - Containment

  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.isEnteringParent = true
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    isLeavingParent = false
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil }

  open func didMove(toParent parent: UIViewController?) {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing else { return willDisappear(animated) }
    loadViewIfNeeded()
    willAppear(animated)
  }

  open func endAppearanceTransition() {
    let isAnimated = appearance.isAnimated
    switch appearanceState {
    case .appearing:
      isAppearing(isAnimated)
      didAppear(isAnimated)
    case .disappearing: didDisappear(isAnimated)
    case .appeared, .disappeared: break
    }
  }

  // MARK: - Editing

  private var storedIsEditing = false
  private var storedEditButtonItem: UIBarButtonItem?

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    updateEditButton()
  }

  open var editButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let toggle = UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } }
    let item = UIBarButtonItem(primaryAction: toggle)
    storedEditButtonItem = item
    updateEditButton()
    return item
  }

  private func updateEditButton() {
    storedEditButtonItem?.title = storedIsEditing ? "Done" : "Edit"
    storedEditButtonItem?.style = storedIsEditing ? .done : .plain
  }

  // MARK: - Navigation

  /// Made with the controller's title when it is first asked for.
  open var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem()
    item.title = title
    navigationItemStorage = item
    return item
  }

  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.updateToolbar() } }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Made with the controller's title when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemStorage { return tabBarItemStorage }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemStorage = item
      return item
    }
    set { tabBarItemStorage = newValue }
  }

  /// The tab bar is away from the push of this controller to its pop.
  open var hidesBottomBarWhenPushed = false

  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  // MARK: - Presentation

  open var presentedViewController: UIViewController? { presentation?.presented ?? parent?.presentedViewController }

  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    let completion = Completion.onMain(completion)
    beginPresentation(of: viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, or else the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: Completion.onMain(completion))
  }

  /// That of the nearest presented controller around this one, or else its own.
  open var presentationController: UIPresentationController? {
    var current = self
    while current.presentingViewController == nil, let parent = current.parent { current = parent }
    return current.presentingViewController == nil ? ownPresentationController : current.ownPresentationController
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  /// In a split view controller the detail takes the place of the secondary.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  // MARK: - Storyboards

  open var storyboard: UIStoryboard? { nibState.storyboard }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Stops where the storyboard has no segue of this name from this controller.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    segue(named: identifier).performUnasked(sender)
  }

  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  // MARK: - Responder

  open override var next: UIResponder? {
    if let superview = viewIfLoaded?.superview { return superview }
    return parent ?? presentingViewController
  }
}
