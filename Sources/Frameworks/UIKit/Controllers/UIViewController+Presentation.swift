import Dispatch

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
    of presented: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    if let parent { return parent.beginPresentation(of: presented, animated: animated, completion: completion) }
    if let other = presentation?.presented {
      return Notice.say("Attempt to present \(presented) on \(self) which is already presenting \(other).")
    }
    guard let window = viewIfLoaded?.window else {
      return Notice.say("Attempt to present \(presented) on \(self) whose view is not in the window hierarchy.")
    }
    let controller = presented.ownPresentationController
    controller.prepare()
    let container = PresentationContainer(controller: controller, frame: window.bounds)
    controller.container = container
    presentation = Presentation(presented: presented, container: container, style: controller.shownStyle)
    presented.presentingViewController = self
    presented.loadViewIfNeeded()
    let covers = presentation?.style.coversPresenter ?? false
    if covers { willDisappear(animated) }
    presented.appearance.modality = .presenting
    presented.willAppear(animated)
    let covered = window.subviews.filter { !$0.isHidden }
    window.addSubview(container)
    container.addSubview(presented.view)
    presented.isAppearing(animated)
    if covers {
      presentation?.hiddenViews = covered
      for view in covered { view.isHidden = true }
    }
    CommitCycle.shared.afterNextLayout {
      presented.didAppear(animated)
      if covers { self.didDisappear(animated) }
      self.runLater(completion)
    }
  }

  func endPresentation(animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let presentation else {
      if let parent { return parent.endPresentation(animated: animated, completion: completion) }
      presentingViewController?.endPresentation(animated: animated, completion: completion)
      return
    }
    let presented = presentation.presented
    let covers = presentation.style.coversPresenter
    presented.dismissPresented()
    presented.appearance.modality = .dismissing
    presented.willDisappear(animated)
    if covers { willAppear(animated) }
    take(presentation)
    if covers { isAppearing(animated) }
    CommitCycle.shared.afterNextLayout {
      if covers { self.didAppear(animated) }
      presented.didDisappear(animated)
      self.runLater(completion)
    }
  }

  /// Ends what the controller presents without coming back on screen: it is about to go itself.
  func dismissPresented() {
    guard let presentation else { return }
    presentation.presented.dismissPresented()
    presentation.presented.appearance.modality = .dismissing
    presentation.presented.disappear { take(presentation) }
  }

  /// Takes the presented view off the window, and gives back what it covered.
  private func take(_ presentation: Presentation) {
    presentation.presented.viewIfLoaded?.removeFromSuperview()
    presentation.container.removeFromSuperview()
    for view in presentation.hiddenViews { view.isHidden = false }
    presentation.presented.presentingViewController = nil
    self.presentation = nil
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

  private func runLater(_ completion: (@MainActor () -> Void)?) {
    if let completion { DispatchQueue.main.async { MainActor.assumeIsolated { completion() } } }
  }

}
