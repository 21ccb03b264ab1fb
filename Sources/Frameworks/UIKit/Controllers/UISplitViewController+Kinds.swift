extension UISplitViewController {
  /// See [UISplitViewController.Style](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum).
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// See [UISplitViewController.Column](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column).
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// See [UISplitViewController.DisplayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum).
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }

  /// See [UISplitViewController.SplitBehavior](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum).
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// For widths that are the split view controller's own choice.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}
