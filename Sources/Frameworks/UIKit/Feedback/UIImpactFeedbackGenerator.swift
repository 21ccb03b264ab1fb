/// See [UIImpactFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator).
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// See [UIImpactFeedbackGenerator.FeedbackStyle](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle).
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public override init() { super.init() }

  public convenience init(style: FeedbackStyle) { self.init() }

  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  open func impactOccurred() { skip() }

  open func impactOccurred(intensity: CGFloat) { skip() }
}
