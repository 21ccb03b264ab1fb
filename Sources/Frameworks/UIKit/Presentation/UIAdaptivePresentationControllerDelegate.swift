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
}
