/// A transition that an animator of the app's performs, from its start to the call of `completeTransition(_:)`.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let coordinator: TransitionCoordinator
  private let from: UIViewController?
  private let to: UIViewController?
  /// The views that come or go; a presenter that stays where it is has none here.
  private let fromView: UIView?
  private let toView: UIView?
  private let finalFrame: CGRect
  private let initialFrame: CGRect
  private let animator: any UIViewControllerAnimatedTransitioning
  private let onEnd: @MainActor (Bool) -> Void
  private let hold = AnimationHold()
  private let initialPlace: (frame: CGRect, transform: CGAffineTransform, alpha: CGFloat)?
  private var isEnded = false
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0

  init(
    _ coordinator: TransitionCoordinator, animator: any UIViewControllerAnimatedTransitioning, fromView: UIView?,
    toView: UIView?, finalFrame: CGRect, onEnd: @escaping @MainActor (Bool) -> Void
  ) {
    self.coordinator = coordinator
    self.animator = animator
    self.fromView = fromView
    self.toView = toView
    self.finalFrame = finalFrame
    self.onEnd = onEnd
    containerView = coordinator.containerView
    presentationStyle = coordinator.presentationStyle
    from = coordinator.viewController(forKey: .from)
    to = coordinator.viewController(forKey: .to)
    initialFrame = from?.viewIfLoaded?.frame ?? .zero
    initialPlace = fromView.map { ($0.frame, $0.transform, $0.alpha) }
    super.init()
    coordinator.context = self
  }

  var isAnimated: Bool { true }

  var targetTransform: CGAffineTransform { .identity }

  var duration: TimeInterval { animator.transitionDuration(using: self) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? fromView : key == .to ? toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? initialFrame : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === to { return finalFrame }
    return vc === from && fromView == nil ? initialFrame : .zero
  }

  // MARK: - Course

  func start(_ interaction: (any UIViewControllerInteractiveTransitioning)?) {
    if let interaction, interaction.wantsInteractiveStart {
      isInteractive = true
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    coordinator.runAnimations()
  }

  /// Starts the animations, whose completions wait for the end of the interaction.
  func startHeld() { hold.hold { animator.animateTransition(using: self) } }

  /// From here on the app says how the transition ends.
  func pauseInteractiveTransition() { if !isEnded { isInteractive = true } }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    if isCancelled, let fromView, let initialPlace {
      fromView.transform = initialPlace.transform
      fromView.frame = initialPlace.frame
      fromView.alpha = initialPlace.alpha
    }
    coordinator.interactionDidEnd(isCancelled: isCancelled)
    hold.release()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isEnded else { return }
    isEnded = true
    onEnd(didComplete)
    animator.animationEnded(didComplete)
  }
}
