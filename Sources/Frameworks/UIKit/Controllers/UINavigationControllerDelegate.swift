import ObjectiveC

/// See [UINavigationControllerDelegate](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate).
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    windfallForward(self, as: (any UINavigationControllerDelegate).self, navigationController, viewController, animated)
    { $0.navigationController(navigationController, willShow: viewController, animated: animated) }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    windfallForward(self, as: (any UINavigationControllerDelegate).self, navigationController, viewController, animated)
    { $0.navigationController(navigationController, didShow: viewController, animated: animated) }
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let next = windfallForwardee(self, as: (any UINavigationControllerDelegate).self) {
      return next.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    return nil
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let next = windfallForwardee(self, as: (any UINavigationControllerDelegate).self) {
      return next.navigationController(navigationController, interactionControllerFor: animationController)
    }
    return nil
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    if let next = windfallForwardee(self, as: (any UINavigationControllerDelegate).self) {
      return next.navigationControllerSupportedInterfaceOrientations(navigationController)
    }
    return navigationController.ownOrientations
  }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    if let next = windfallForwardee(self, as: (any UINavigationControllerDelegate).self) {
      return next.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
    return navigationController.ownPreferredOrientation
  }
}
