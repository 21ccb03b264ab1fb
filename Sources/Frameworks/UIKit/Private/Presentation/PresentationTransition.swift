import Dispatch

/// The coming or going of a presented controller, with or without an animator of the app's.
@MainActor struct PresentationTransition {
  private let presented: UIViewController
  private let presenter: UIViewController
  private let container: PresentationContainer
  private let isAnimated: Bool

  init(
    of presented: UIViewController, by presenter: UIViewController, in container: PresentationContainer, animated: Bool
  ) {
    self.presented = presented
    self.presenter = presenter
    self.container = container
    isAnimated = animated
  }

  private var controller: UIPresentationController { container.controller }

  private var covers: Bool { controller.shouldRemovePresentersView }

  private func coordinator(from: UIViewController, to: UIViewController) -> TransitionCoordinator? {
    guard isAnimated else { return nil }
    return TransitionCoordinator(from: from, to: to, containerView: container, style: controller.presentationStyle)
  }

  // MARK: - Presenting

  func present(
    with animator: (any UIViewControllerAnimatedTransitioning)?, over window: UIWindow,
    completion: (@MainActor () -> Void)?
  ) {
    presented.loadViewIfNeeded()
    let coordinator = coordinator(from: presenter, to: presented)
    presenter.begin(coordinator, with: presented)
    if covers { presenter.willDisappear(isAnimated) }
    presented.appearance.modality = .presenting
    presented.willAppear(isAnimated)
    let covered = window.subviews.filter { !$0.isHidden }
    window.addSubview(container)
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: controller.adaptivePresentationStyle,
      transitionCoordinator: coordinator)
    controller.presentationTransitionWillBegin()
    let view = controller.presentedView
    guard let animator, let coordinator else {
      if let view { container.hold(view) }
      if container.controller.shownStyle == .custom { view?.frame = controller.frameOfPresentedViewInContainerView }
      presented.isAppearing(isAnimated)
      coordinator?.runAnimations()
      return finishPresenting(coordinator, covered, completion)
    }
    container.isInTransition = true
    let context = TransitionContext(
      coordinator, animator: animator, fromView: covers ? presenter.viewIfLoaded : nil, toView: view,
      finalFrame: controller.frameOfPresentedViewInContainerView
    ) { didComplete in
      container.isInTransition = false
      if didComplete {
        finishPresenting(coordinator, covered, completion)
      } else {
        cancelPresenting(coordinator)
      }
    }
    context.start(presented.transitioningDelegate?.interactionControllerForPresentation(using: animator))
    presented.isAppearing(isAnimated)
  }

  private func finishPresenting(
    _ coordinator: TransitionCoordinator?, _ covered: [UIView], _ completion: (@MainActor () -> Void)?
  ) {
    let covers = covers
    if covers {
      presenter.presentation?.hiddenViews = covered
      for view in covered { view.isHidden = true }
    }
    CommitCycle.shared.afterNextLayout {
      presenter.end(coordinator, with: presented)
      controller.presentationTransitionDidEnd(true)
      presented.didAppear(isAnimated)
      if covers { presenter.didDisappear(isAnimated) }
      callLater(completion)
    }
  }

  private func cancelPresenting(_ coordinator: TransitionCoordinator?) {
    let covers = covers
    presented.willDisappear(isAnimated)
    if covers { presenter.willAppear(isAnimated) }
    presenter.takePresentation()
    presenter.end(coordinator, with: presented, isCancelled: true)
    controller.presentationTransitionDidEnd(false)
    presented.didDisappear(isAnimated)
    if covers { presenter.didAppear(isAnimated) }
  }

  // MARK: - Dismissing

  func dismiss(with animator: (any UIViewControllerAnimatedTransitioning)?, completion: (@MainActor () -> Void)?) {
    let covers = covers
    let coordinator = coordinator(from: presented, to: presenter)
    presenter.begin(coordinator, with: presented)
    presented.appearance.modality = .dismissing
    presented.willDisappear(isAnimated)
    if covers { presenter.willAppear(isAnimated) }
    controller.dismissalTransitionWillBegin()
    guard let animator, let coordinator else {
      presenter.takePresentation()
      if covers { presenter.isAppearing(isAnimated) }
      coordinator?.runAnimations()
      return finishDismissing(coordinator, covers, completion)
    }
    presenter.presentation?.isEnding = true
    for view in presenter.presentation?.hiddenViews ?? [] { view.isHidden = false }
    container.isInTransition = true
    let (view, home) = (presenter.viewIfLoaded, presenter.viewIfLoaded?.superview)
    let place = view.flatMap { home?.subviews.firstIndex(of: $0) } ?? 0
    let context = TransitionContext(
      coordinator, animator: animator, fromView: controller.presentedView,
      toView: covers ? presenter.viewIfLoaded : nil, finalFrame: presenter.viewIfLoaded?.frame ?? .zero
    ) { didComplete in
      container.isInTransition = false
      // The animator shows the view in the container, which is about to go.
      if let view, let home, view.superview !== home { home.insertSubview(view, at: place) }
      if didComplete {
        presenter.takePresentation()
        finishDismissing(coordinator, covers, completion)
      } else {
        cancelDismissing(coordinator, covers)
      }
    }
    context.start(presented.transitioningDelegate?.interactionControllerForDismissal(using: animator))
    if covers { presenter.isAppearing(isAnimated) }
  }

  private func finishDismissing(
    _ coordinator: TransitionCoordinator?, _ covers: Bool, _ completion: (@MainActor () -> Void)?
  ) {
    CommitCycle.shared.afterNextLayout {
      presenter.end(coordinator, with: presented)
      if covers { presenter.didAppear(isAnimated) }
      presented.didDisappear(isAnimated)
      controller.dismissalTransitionDidEnd(true)
      callLater(completion)
    }
  }

  private func cancelDismissing(_ coordinator: TransitionCoordinator?, _ covers: Bool) {
    presenter.presentation?.isEnding = false
    for view in presenter.presentation?.hiddenViews ?? [] { view.isHidden = true }
    if covers { presenter.willDisappear(isAnimated) }
    presented.willAppear(isAnimated)
    presented.isAppearing(isAnimated)
    presenter.end(coordinator, with: presented, isCancelled: true)
    presented.didAppear(isAnimated)
    presented.appearance.modality = .none
    if covers { presenter.didDisappear(isAnimated) }
    controller.dismissalTransitionDidEnd(false)
  }

  private func callLater(_ completion: (@MainActor () -> Void)?) {
    if let completion { DispatchQueue.main.async { MainActor.assumeIsolated { completion() } } }
  }
}
