extension UIViewController {
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }

  func beginPresentation(
    of presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    if OtherThread.isCurrent {
      return OtherThread.wait(for: self) {
        self.beginPresentation(of: presented, from: source, animated: animated, completion: completion)
      }
    }
    if let double = PresentationDouble.presenting { return double(presented, source, animated, completion) }
    if let parent {
      return parent.beginPresentation(of: presented, from: source, animated: animated, completion: completion)
    }
    if let other = presentation?.presented {
      return Notice.say("Attempt to present \(presented) on \(self) which is already presenting \(other).")
    }
    guard let window = viewIfLoaded?.window else {
      return Notice.say("Attempt to present \(presented) on \(self) whose view is not in the window hierarchy.")
    }
    presented.makePresentationController(presenting: self, source: source)
    let controller = presented.ownPresentationController
    controller.prepare()
    let container = PresentationContainer(controller: controller, frame: window.bounds)
    controller.container = container
    presentation = Presentation(presented: presented, container: container, style: controller.shownStyle)
    presented.presentingViewController = self
    PresentationTransition(of: presented, by: self, in: container, animated: animated).present(
      with: animated
        ? presented.transitioningDelegate?.animationController(
          forPresented: presented, presenting: self, source: source) : nil,
      over: window, completion: completion)
  }

  func endPresentation(animated: Bool, completion: (@MainActor () -> Void)?) {
    if OtherThread.isCurrent {
      return OtherThread.wait(for: self) { self.endPresentation(animated: animated, completion: completion) }
    }
    if let double = PresentationDouble.dismissing { return double(self, animated, completion) }
    guard let presentation else {
      if let parent { return parent.endPresentation(animated: animated, completion: completion) }
      presentingViewController?.endPresentation(animated: animated, completion: completion)
      return
    }
    guard !presentation.isEnding else { return }
    let presented = presentation.presented
    presented.dismissPresented()
    PresentationTransition(of: presented, by: self, in: presentation.container, animated: animated).dismiss(
      with: animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil,
      completion: completion)
  }

  /// Ends what the controller presents without coming back on screen: it is about to go itself.
  func dismissPresented() {
    guard let presentation else { return }
    presentation.presented.dismissPresented()
    presentation.presented.appearance.modality = .dismissing
    presentation.presented.disappear { takePresentation() }
  }

  /// Takes the presented view off the window, and gives back what it covered.
  func takePresentation() {
    guard let presentation else { return }
    presentation.controller.presentedView?.removeFromSuperview()
    presentation.presented.viewIfLoaded?.removeFromSuperview()
    presentation.container.removeFromSuperview()
    for view in presentation.hiddenViews { view.isHidden = false }
    presentation.presented.presentingViewController = nil
    self.presentation = nil
  }

  /// Asks for the presentation controller of a custom style.
  private func makePresentationController(presenting: UIViewController, source: UIViewController) {
    guard modalPresentationStyle == .custom else { return }
    storedPresentationController =
      transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// Made for the presentation style when it is first needed.
  var ownPresentationController: UIPresentationController {
    if let storedPresentationController { return storedPresentationController }
    let controller =
      switch modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet: UISheetPresentationController(presented: self)
      case .popover: UIPopoverPresentationController(presented: self)
      default: UIPresentationController(presented: self)
      }
    storedPresentationController = controller
    return controller
  }
}
