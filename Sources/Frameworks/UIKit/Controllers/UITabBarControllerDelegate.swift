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
}
