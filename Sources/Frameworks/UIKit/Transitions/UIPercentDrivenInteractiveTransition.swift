/// See [UIPercentDrivenInteractiveTransition](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition).
///
/// Animations take no time: the views stand as at the end of the transition until it is finished, or cancelled, which
/// puts the view that was there before back to where it was. Completions wait until then.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  open private(set) var percentComplete: CGFloat = 0
  open var wantsInteractiveStart = true
  /// Kept and given back, as the curve is: what is left of a transition takes no time.
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  private var context: TransitionContext?

  public override init() { super.init() }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    context.startHeld()
  }

  /// What is not between 0 and 1 is cut.
  open func update(_ percentComplete: CGFloat) {
    guard let context else { return }
    self.percentComplete = min(max(0, percentComplete), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    context?.finishInteractiveTransition()
    context = nil
  }

  open func cancel() {
    context?.cancelInteractiveTransition()
    context = nil
  }
}
