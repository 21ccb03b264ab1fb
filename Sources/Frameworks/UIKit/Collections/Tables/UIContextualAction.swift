/// See [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction).
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// See [UIContextualAction.Style](https://developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum).
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// See [UIContextualAction.Handler](https://developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.typealias).
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  open var image: UIImage?
  /// Nil stands for the colour of the style.
  open var backgroundColor: UIColor!

  /// An action of the normal style that does nothing.
  public convenience override init() { self.init(style: .normal, title: nil) { _, _, _ in } }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
