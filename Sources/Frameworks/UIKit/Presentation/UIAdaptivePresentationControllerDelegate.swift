import ObjectiveC

/// See [UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate).
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presentation controller's own choice.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    if let next = windfallForwardee(self, as: (any UIAdaptivePresentationControllerDelegate).self) {
      return next.presentationControllerShouldDismiss(presentationController)
    }
    return true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    windfallForward(self, as: (any UIAdaptivePresentationControllerDelegate).self, presentationController) {
      $0.presentationControllerWillDismiss(presentationController)
    }
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    windfallForward(self, as: (any UIAdaptivePresentationControllerDelegate).self, presentationController) {
      $0.presentationControllerDidDismiss(presentationController)
    }
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    windfallForward(self, as: (any UIAdaptivePresentationControllerDelegate).self, presentationController) {
      $0.presentationControllerDidAttemptToDismiss(presentationController)
    }
  }

  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    if let next = windfallForwardee(self, as: (any UIAdaptivePresentationControllerDelegate).self) {
      return next.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }
    return nil
  }

  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    windfallForward(
      self, as: (any UIAdaptivePresentationControllerDelegate).self, presentationController, style,
      transitionCoordinator
    ) {
      $0.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
    }
  }

  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    windfallForward(
      self, as: (any UIAdaptivePresentationControllerDelegate).self, presentationController,
      adaptivePresentationController
    ) { $0.presentationController(presentationController, prepare: adaptivePresentationController) }
  }
}
