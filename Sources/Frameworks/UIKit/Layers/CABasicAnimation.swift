/// See [CABasicAnimation](https://developer.apple.com/documentation/quartzcore/cabasicanimation).
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}
