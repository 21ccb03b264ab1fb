/// See [UIMotionEffectGroup](https://developer.apple.com/documentation/uikit/uimotioneffectgroup).
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
