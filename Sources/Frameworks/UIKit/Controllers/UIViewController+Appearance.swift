extension UIViewController {
  /// Shows the controller's view, which the closure puts into place; the end is told after the next layout.
  func appear(animated: Bool = false, completion: (@MainActor () -> Void)? = nil, _ addView: () -> Void) {
    loadViewIfNeeded()
    willAppear(animated)
    addView()
    isAppearing(animated)
    CommitCycle.shared.afterNextLayout {
      self.didAppear(animated)
      if let completion { DispatchQueue.main.async { MainActor.assumeIsolated { completion() } } }
    }
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
    viewWillAppear(animated)
    for child in forwardedChildren { child.willAppear(animated) }
  }

  func isAppearing(_ animated: Bool) {
    guard appearanceState == .appearing else { return }
    viewSafeAreaInsetsDidChange()
    viewIsAppearing(animated)
    for child in forwardedChildren { child.isAppearing(animated) }
  }

  func didAppear(_ animated: Bool) {
    guard appearanceState == .appearing else { return }
    appearanceState = .appeared
    viewDidAppear(animated)
    isEnteringParent = false
    for child in forwardedChildren { child.didAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    guard appearanceState == .appeared || appearanceState == .appearing else { return }
    appearanceState = .disappearing
    viewWillDisappear(animated)
    for child in forwardedChildren { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearanceState == .disappearing else { return }
    appearanceState = .disappeared
    viewDidDisappear(animated)
    for child in forwardedChildren { child.didDisappear(animated) }
  }

  /// Children whose view is inside this controller's.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, !children.isEmpty, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}
