/// See [UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator).
///
/// There is no motor, as in the simulator: generators do nothing, and say so once.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  public convenience init(view: UIView) { self.init() }

  /// Nothing has to be made ready.
  open func prepare() { skip() }

  func skip() { Notice.sayOnce("There is no haptic feedback here: \(type(of: self)) does nothing.") }
}
