/// See [UIInterpolatingMotionEffect](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect).
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// See [EffectType](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/effecttype).
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  open private(set) var keyPath: String
  open private(set) var type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}
