/// Animations take no time: their changes apply at once, and their completions are called on a later turn of the
/// main queue.
extension UIView {
  /// See [UIView.AnimationOptions](https://developer.apple.com/documentation/uikit/uiview/animationoptions).
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  public static var areAnimationsEnabled: Bool { animationsAreEnabled }

  private static var animationsAreEnabled = true

  public static func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    finish(animations, nil)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) { finish(animations, completion) }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) { finish(animations, completion) }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) { finish(animations, completion) }

  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) { finish(animations ?? {}, completion) }

  private static func finish(_ animations: () -> Void, _ completion: (@MainActor (Bool) -> Void)?) {
    animations()
    if let completion { AnimationHold.callLater { completion(true) } }
  }
}

/// Animations as they were begun and committed before there were closures. Changes take effect at once; nobody is told
/// of the end.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}

  public class func commitAnimations() {}

  public class func setAnimationDuration(_ duration: TimeInterval) {}

  public class func setAnimationDelay(_ delay: TimeInterval) {}

  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  public class func setAnimationRepeatCount(_ repeatCount: Float) {}

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
}
