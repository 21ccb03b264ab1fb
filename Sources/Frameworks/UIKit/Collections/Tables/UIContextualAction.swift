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

/// See [UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration).
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// See [UITableViewRowAction](https://developer.apple.com/documentation/uikit/uitableviewrowaction).
///
/// The row stays swiped aside after the handler, until the table ends editing or the row goes.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// See [UITableViewRowAction.Style](https://developer.apple.com/documentation/uikit/uitableviewrowaction/style-swift.enum).
  public enum Style: Int, Sendable {
    case `default`, normal

    public static let destructive = Style.default
  }

  open private(set) var style: Style
  open var title: String?
  /// Nil stands for the colour of the style.
  open var backgroundColor: UIColor?
  let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// Has no handler.
  public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }

  @preconcurrency
  public init(
    style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  func contextualAction(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, _ in
      self.handler(self, path)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
