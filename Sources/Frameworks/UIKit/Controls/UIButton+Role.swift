extension UIButton {
  /// See [UIButton.Role](https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum).
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}
