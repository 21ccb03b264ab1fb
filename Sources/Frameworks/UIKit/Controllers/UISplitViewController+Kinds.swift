extension UISplitViewController {
  /// See [UISplitViewController.Style](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum).
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn
  }

  /// See [UISplitViewController.Column](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column).
  public enum Column: Int, Sendable {
    case primary = 0
    case secondary = 2
    case compact = 3
  }

  /// See [UISplitViewController.DisplayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum).
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }
}
