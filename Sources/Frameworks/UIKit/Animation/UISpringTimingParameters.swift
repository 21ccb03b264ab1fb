import WindfallCore

/// See [UISpringTimingParameters](https://developer.apple.com/documentation/uikit/uispringtimingparameters).
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(dampingRatio: 1 - bounce, initialVelocity: velocity)
  }

  public convenience override init() { self.init(dampingRatio: 1) }
}
