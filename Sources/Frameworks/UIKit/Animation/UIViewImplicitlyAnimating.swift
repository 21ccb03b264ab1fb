/// See [UIViewAnimating](https://developer.apple.com/documentation/uikit/uiviewanimating).
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// See [UIViewAnimatingState](https://developer.apple.com/documentation/uikit/uiviewanimatingstate).
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// See [UIViewAnimatingPosition](https://developer.apple.com/documentation/uikit/uiviewanimatingposition).
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// See [UIViewImplicitlyAnimating](https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating).
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  @preconcurrency func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
  @preconcurrency func addAnimations(_ animation: @escaping @MainActor () -> Void)
  @preconcurrency func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  @preconcurrency public func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {}

  @preconcurrency public func addAnimations(_ animation: @escaping @MainActor () -> Void) {}

  @preconcurrency public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {}

  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
