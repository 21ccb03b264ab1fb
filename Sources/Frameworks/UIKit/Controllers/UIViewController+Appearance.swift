extension UIViewController {
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
  }

  /// Shows the controller's view, which the closure puts into place; the end is told after the next layout.
  func appear(animated: Bool = false, _ addView: () -> Void) {
    loadViewIfNeeded()
    willAppear(animated)
    addView()
    isAppearing(animated)
    CommitCycle.shared.afterNextLayout { [weak self] in self?.didAppear(animated) }
  }

  /// Takes the controller's view away, which the closure does.
  func disappear(animated: Bool = false, _ removeView: () -> Void) {
    willDisappear(animated)
    removeView()
    didDisappear(animated)
  }

  func willAppear(_ animated: Bool) {
    guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
    appearanceState = .appearing
    appearance.isAnimated = animated
    appearance.isAppearingTold = false
    viewWillAppear(animated)
    for child in forwardedChildren { child.willAppear(animated) }
  }

  func isAppearing(_ animated: Bool) {
    guard appearanceState == .appearing, !appearance.isAppearingTold else { return }
    appearance.isAppearingTold = true
    viewSafeAreaInsetsDidChange()
    viewIsAppearing(animated)
    for child in forwardedChildren where !child.appearance.followsWindow { child.isAppearing(animated) }
  }

  func didAppear(_ animated: Bool) {
    guard appearanceState == .appearing else { return }
    appearanceState = .appeared
    UIStatusBarManager.setNeedsUpdate()
    viewDidAppear(animated)
    isEnteringParent = false
    appearance.followsWindow = false
    if appearance.modality == .presenting { appearance.modality = .none }
    for child in forwardedChildren where !child.appearance.followsWindow { child.didAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    guard appearanceState == .appeared || appearanceState == .appearing else { return }
    appearanceState = .disappearing
    appearance.isAnimated = animated
    viewWillDisappear(animated)
    for child in forwardedChildren { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearanceState == .disappearing else { return }
    appearanceState = .disappeared
    UIStatusBarManager.setNeedsUpdate()
    viewDidDisappear(animated)
    appearance.followsWindow = false
    appearance.modality = .none
    for child in forwardedChildren { child.didDisappear(animated) }
  }

  /// Children whose view is inside this controller's.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, !children.isEmpty, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

// MARK: - Views that are added and removed by hand

extension UIViewController {
  /// Tells of a view that enters a window, which need not be shown, or leaves it, where no container or presentation does.
  func viewWillMove(to window: UIWindow?) {
    guard window != nil else {
      guard appearanceState == .appeared || appearanceState == .appearing, isForwardedTo else { return }
      appearance.followsWindow = true
      return willDisappear(false)
    }
    guard appearanceState == .disappeared, isForwardedTo else { return }
    appearance.followsWindow = true
    willAppear(false)
  }

  func viewDidMoveToWindow() {
    guard appearance.followsWindow else { return }
    if appearanceState == .disappearing { return didDisappear(false) }
    isAppearing(false)
    CommitCycle.shared.afterNextLayout { [weak self] in self?.didAppear(false) }
  }

  /// A parent tells its children only while it is shown itself, and only if it does not do it by its own hand.
  private var isForwardedTo: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && (parent.appearanceState == .appeared || parent.appearanceState == .appearing)
  }
}
