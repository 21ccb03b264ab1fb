extension UITableView {
  /// See [UITableView.Style](https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum).
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// See [UITableView.ScrollPosition](https://developer.apple.com/documentation/uikit/uitableview/scrollposition).
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// See [UITableView.RowAnimation](https://developer.apple.com/documentation/uikit/uitableview/rowanimation). Rows
  /// come and go at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}
