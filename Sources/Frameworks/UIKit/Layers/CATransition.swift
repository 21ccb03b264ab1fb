/// See [CATransition](https://developer.apple.com/documentation/quartzcore/catransition).
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}
