/// See [CAAnimationGroup](https://developer.apple.com/documentation/quartzcore/caanimationgroup). Only its own delegate
/// is told, not those of the animations in it.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
