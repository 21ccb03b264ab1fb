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

/// See [UISelectionFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator).
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { skip() }
}

/// See [UINotificationFeedbackGenerator](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// See [UINotificationFeedbackGenerator.FeedbackType](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype).
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) { skip() }
}

/// See [UIImpactFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator).
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// See [UIImpactFeedbackGenerator.FeedbackStyle](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle).
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public override init() { super.init() }

  public init(style: FeedbackStyle) { super.init() }

  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  open func impactOccurred() { skip() }

  open func impactOccurred(intensity: CGFloat) { skip() }
}
