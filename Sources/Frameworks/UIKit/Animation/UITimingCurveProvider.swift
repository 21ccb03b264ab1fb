import WindfallCore

/// See [UITimingCurveProvider](https://developer.apple.com/documentation/uikit/uitimingcurveprovider). Animations take no
/// time, whatever their curve.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// See [UITimingCurveType](https://developer.apple.com/documentation/uikit/uitimingcurvetype).
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// See [UICubicTimingParameters](https://developer.apple.com/documentation/uikit/uicubictimingparameters).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  open private(set) var timingCurveType: UITimingCurveType

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    super.init()
  }

  public convenience override init() { self.init(animationCurve: .easeInOut) }

  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
    super.init()
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }

  open var springTimingParameters: UISpringTimingParameters? { nil }
}

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

  open var timingCurveType: UITimingCurveType { .spring }

  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  open var springTimingParameters: UISpringTimingParameters? { self }
}
