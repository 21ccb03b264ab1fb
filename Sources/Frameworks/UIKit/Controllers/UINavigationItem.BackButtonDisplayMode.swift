extension UINavigationItem {
  /// See [UINavigationItem.BackButtonDisplayMode](https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum).
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
}
