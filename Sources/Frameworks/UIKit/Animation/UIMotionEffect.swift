/// See [UIMotionEffect](https://developer.apple.com/documentation/uikit/uimotioneffect). Nobody tilts the device, so that
/// effects change nothing.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// Nobody asks.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// See [UIMotionEffectGroup](https://developer.apple.com/documentation/uikit/uimotioneffectgroup).
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

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

extension UIView {
  public var motionEffects: [UIMotionEffect] {
    get { kept.value([]) }
    set { kept.set(newValue) }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
