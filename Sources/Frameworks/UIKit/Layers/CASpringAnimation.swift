/// See [CASpringAnimation](https://developer.apple.com/documentation/quartzcore/caspringanimation).
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
}
