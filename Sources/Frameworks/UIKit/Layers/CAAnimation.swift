/// See [CAAnimation](https://developer.apple.com/documentation/quartzcore/caanimation).
///
/// An animation takes no time and leaves its layer as it is: on a later turn of the main queue it is over, unless it
/// repeats without end. What it says of its course is for those who read it.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  var isEndless: Bool { repeatCount.isInfinite || repeatCount >= Float.greatestFiniteMagnitude }
}

/// See [CAAnimationGroup](https://developer.apple.com/documentation/quartzcore/caanimationgroup). Only its own delegate
/// is told, not those of the animations in it.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// See [CAAnimationDelegate](https://developer.apple.com/documentation/quartzcore/caanimationdelegate).
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// See [CABasicAnimation](https://developer.apple.com/documentation/quartzcore/cabasicanimation).
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// See [CASpringAnimation](https://developer.apple.com/documentation/quartzcore/caspringanimation).
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
}

/// See [CAKeyframeAnimation](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation).
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var path: CGPath?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
}

/// See [CAAnimationCalculationMode](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode).
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// See [CAAnimationRotationMode](https://developer.apple.com/documentation/quartzcore/caanimationrotationmode).
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// See [CAPropertyAnimation](https://developer.apple.com/documentation/quartzcore/capropertyanimation).
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
