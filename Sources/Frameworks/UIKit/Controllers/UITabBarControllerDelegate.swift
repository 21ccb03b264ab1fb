import ObjectiveC

/// See [UITabBarControllerDelegate](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate).
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?)
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation
  func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UITabBarControllerDelegate).self) {
      return next.tabBarController(tabBarController, shouldSelect: viewController)
    }
    return true
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    windfallForward(self, as: (any UITabBarControllerDelegate).self, tabBarController, viewController) {
      $0.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    if let next = windfallForwardee(self, as: (any UITabBarControllerDelegate).self) {
      return next.tabBarController(tabBarController, shouldSelectTab: tab)
    }
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
  ) {
    windfallForward(self, as: (any UITabBarControllerDelegate).self, tabBarController, tab, previousTab) {
      $0.tabBarController(tabBarController, didSelectTab: tab, previousTab: previousTab)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let next = windfallForwardee(self, as: (any UITabBarControllerDelegate).self) {
      return next.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
    return nil
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let next = windfallForwardee(self, as: (any UITabBarControllerDelegate).self) {
      return next.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
    return nil
  }

  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    if let next = windfallForwardee(self, as: (any UITabBarControllerDelegate).self) {
      return next.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }
    return tabBarController.orientationsWithoutDelegate
  }

  public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  {
    if let next = windfallForwardee(self, as: (any UITabBarControllerDelegate).self) {
      return next.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    }
    return tabBarController.preferredOrientationWithoutDelegate
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    windfallForward(self, as: (any UITabBarControllerDelegate).self, tabBarController, viewControllers) {
      $0.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    windfallForward(self, as: (any UITabBarControllerDelegate).self, tabBarController, viewControllers, changed) {
      $0.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    windfallForward(self, as: (any UITabBarControllerDelegate).self, tabBarController, viewControllers, changed) {
      $0.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }

  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    windfallForward(self, as: (any UITabBarControllerDelegate).self, tabBarController) {
      $0.tabBarControllerWillBeginEditing(tabBarController)
    }
  }

  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
    windfallForward(self, as: (any UITabBarControllerDelegate).self, tabBarController) {
      $0.tabBarControllerDidEndEditing(tabBarController)
    }
  }

  public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
    windfallForward(self, as: (any UITabBarControllerDelegate).self, tabBarController, tabs) {
      $0.tabBarController(tabBarController, visibilityDidChangeFor: tabs)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    if let next = windfallForwardee(self, as: (any UITabBarControllerDelegate).self) {
      return next.tabBarController(
        tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposedViewControllers)
    }
    return proposedViewControllers
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation {
    if let next = windfallForwardee(self, as: (any UITabBarControllerDelegate).self) {
      return next.tabBarController(tabBarController, tab: tab, operationForAcceptingItemsFrom: session)
    }
    return .cancel
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession
  ) {
    windfallForward(self, as: (any UITabBarControllerDelegate).self, tabBarController, tab, session) {
      $0.tabBarController(tabBarController, tab: tab, acceptItemsFrom: session)
    }
  }
}
