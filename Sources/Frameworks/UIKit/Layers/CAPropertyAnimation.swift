/// See [CAPropertyAnimation](https://developer.apple.com/documentation/quartzcore/capropertyanimation).
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
