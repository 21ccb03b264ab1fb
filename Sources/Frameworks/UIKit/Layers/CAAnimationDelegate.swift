/// See [CAAnimationDelegate](https://developer.apple.com/documentation/quartzcore/caanimationdelegate).
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
