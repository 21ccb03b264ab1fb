extension UIView {
  /// See [UIView.SystemAnimation](https://developer.apple.com/documentation/uikit/uiview/systemanimation).
  public enum SystemAnimation: UInt, Sendable {
    case delete
  }

  /// The second view takes the first one's place in its superview, or, with `showHideTransitionViews`, is shown while
  /// the first is hidden.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    transition(
      with: fromView, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(animations) { animations in
      animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }
  }

  /// Takes the views out of their superviews.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0,
      animations: {
        parallelAnimations?()
        for view in views { view.removeFromSuperview() }
      }, completion: completion)
  }

  /// Animations are not repeated: they have come to their end.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}
