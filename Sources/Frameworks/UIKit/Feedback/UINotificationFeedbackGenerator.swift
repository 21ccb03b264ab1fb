/// See [UINotificationFeedbackGenerator](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// See [UINotificationFeedbackGenerator.FeedbackType](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype).
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) { skip() }
}
