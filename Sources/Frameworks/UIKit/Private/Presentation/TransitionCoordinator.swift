import Dispatch

/// Goes with one transition, which takes no time unless an animator of the app's takes some.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private(set) var isAnimated = true
  private(set) var targetTransform = CGAffineTransform.identity
  private(set) var presentationStyle = UIModalPresentationStyle.none
  weak var context: TransitionContext?
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var isRunning = false
  private var isFinished = false
  private(set) var isCancelled = false
  private(set) var initiallyInteractive = false

  init(rotationFrom old: UIInterfaceOrientation, to new: UIInterfaceOrientation, containerView: UIView) {
    self.containerView = containerView
    targetTransform = CGAffineTransform(rotationAngle: Self.angle(of: new) - Self.angle(of: old))
  }

  init(
    from: UIViewController?, to: UIViewController?, containerView: UIView,
    style: UIModalPresentationStyle = .none
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    presentationStyle = style
  }

  var isInteractive: Bool { context?.isInteractive ?? false }

  var transitionDuration: TimeInterval { context?.duration ?? 0 }

  var percentComplete: CGFloat { isFinished && !isCancelled ? 1 : context?.percentComplete ?? 0 }

  var isInterruptible: Bool { false }

  var completionVelocity: CGFloat { 1 }

  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isFinished else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if isRunning { animation(self) } else { animations.append(animation) }
    return true
  }

  /// Where the view is makes no difference: all of them stand as the transition leaves them.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    if !isFinished { interactionHandlers.append(handler) }
  }

  /// Runs the animations, which see the views as the transition leaves them.
  func runAnimations() {
    isRunning = true
    initiallyInteractive = isInteractive
    let waiting = animations
    animations = []
    for animation in waiting { animation(self) }
  }

  func interactionDidEnd(isCancelled: Bool) {
    self.isCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
  }

  /// Calls the completions at once.
  func end(isCancelled: Bool = false) {
    guard !isFinished else { return }
    isFinished = true
    self.isCancelled = isCancelled
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }

  /// Runs the animations now and the completions on a later turn.
  func finish() {
    runAnimations()
    DispatchQueue.main.async { MainActor.assumeIsolated { self.end() } }
  }

  private static func angle(of orientation: UIInterfaceOrientation) -> CGFloat {
    switch orientation {
    case .unknown, .portrait: 0
    case .landscapeRight: -.pi / 2
    case .landscapeLeft: .pi / 2
    case .portraitUpsideDown: .pi
    }
  }
}
