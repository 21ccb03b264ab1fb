/// See [CAKeyframeAnimation](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation).
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var path: CGPath?
}
