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
