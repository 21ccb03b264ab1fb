/// See [UIAlertAction](https://developer.apple.com/documentation/uikit/uialertaction).
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// See [UIAlertAction.Style](https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum).
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  private final var handler: (@MainActor (UIAlertAction) -> Void)?
  weak var button: UIButton?

  public override init() { super.init() }

  public convenience init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  func perform() { handler?(self) }
}
