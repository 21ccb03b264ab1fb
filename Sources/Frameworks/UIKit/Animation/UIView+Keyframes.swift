extension UIView {
  /// See [UIView.AnimationCurve](https://developer.apple.com/documentation/uikit/uiview/animationcurve).
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// See [UIView.KeyframeAnimationOptions](https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions).
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  private static var keyframes: [(end: Double, animations: () -> Void)]?

  /// The key frames apply at once, in the order in which they would end.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay) {
      let outer = keyframes
      keyframes = []
      animations()
      let frames = keyframes ?? []
      keyframes = outer
      for (_, frame) in frames.enumerated().sorted(by: { ($0.1.end, $0.0) < ($1.1.end, $1.0) }) { frame.animations() }
    } completion: {
      completion?($0)
    }
  }

  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard keyframes != nil else { return animations() }
    keyframes?.append((frameStartTime + frameDuration, animations))
  }
}
