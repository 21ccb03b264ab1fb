import Dispatch

extension UIViewController {
  func beginPresentation(
    of presented: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    if let parent { return parent.beginPresentation(of: presented, animated: animated, completion: completion) }
    guard presentation == nil else {
      fatalError(
        "\(type(of: self)) is already presenting \(presentation.map { "\(type(of: $0.presented))" } ?? ""), "
          + "so it cannot present \(type(of: presented))")
    }
    guard let window = viewIfLoaded?.window else {
      FileHandle.standardError.write(
        Data("Attempt to present \(presented) on \(self) whose view is not in the window hierarchy.\n".utf8))
      return
    }
    let container = PresentationContainer(presented: presented, frame: window.bounds)
    presentation = Presentation(presented: presented, container: container)
    presented.presentingViewController = self
    let covers = presented.modalPresentationStyle.coversPresenter
    if covers { willDisappear(animated) }
    presented.appear(animated: animated, completion: completion) {
      window.addSubview(container)
      container.addSubview(presented.view)
    }
    if covers {
      presentation?.hiddenViews = window.subviews.filter { $0 !== container && !$0.isHidden }
      for view in presentation?.hiddenViews ?? [] { view.isHidden = true }
      didDisappear(animated)
    }
  }

  func endPresentation(animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let presentation else {
      if let parent { return parent.endPresentation(animated: animated, completion: completion) }
      presentingViewController?.endPresentation(animated: animated, completion: completion)
      return
    }
    let presented = presentation.presented
    let covers = presented.modalPresentationStyle.coversPresenter
    if presented.presentation != nil { presented.endPresentation(animated: false, completion: nil) }
    if covers { willAppear(animated) }
    presented.disappear(animated: animated) {
      presented.viewIfLoaded?.removeFromSuperview()
      presentation.container.removeFromSuperview()
      for view in presentation.hiddenViews { view.isHidden = false }
    }
    presented.presentingViewController = nil
    self.presentation = nil
    if covers {
      isAppearing(animated)
      CommitCycle.shared.afterNextLayout { self.didAppear(animated) }
    }
    if let completion { DispatchQueue.main.async { MainActor.assumeIsolated { completion() } } }
  }

  func dismissPresented() {
    if presentation != nil { endPresentation(animated: false, completion: nil) }
  }
}
