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
