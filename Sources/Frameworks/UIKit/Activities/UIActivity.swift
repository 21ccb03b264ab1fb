/// See [UIActivity](https://developer.apple.com/documentation/uikit/uiactivity).
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// See [UIActivity.Category](https://developer.apple.com/documentation/uikit/uiactivity/category).
  public enum Category: Int, Sendable {
    case action, share
  }

  /// Called by `activityDidFinish`, while the activity is performed.
  final var onFinish: (@MainActor (Bool) -> Void)?

  public override init() { super.init() }

  open class var activityCategory: Category { .action }

  open var activityType: ActivityType? { nil }

  open var activityTitle: String? { nil }

  open var activityImage: UIImage? { nil }

  /// Nothing, unless a subclass can.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Presented instead of calling `perform()`.
  open var activityViewController: UIViewController? { nil }

  /// Finishes without having done anything, unless a subclass does something.
  open func perform() { activityDidFinish(false) }

  open func activityDidFinish(_ completed: Bool) {
    let onFinish = onFinish
    self.onFinish = nil
    onFinish?(completed)
  }
}
