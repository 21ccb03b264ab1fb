extension UISearchBar {
  /// See [UISearchBar.Icon](https://developer.apple.com/documentation/uikit/uisearchbar/icon).
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }
}
