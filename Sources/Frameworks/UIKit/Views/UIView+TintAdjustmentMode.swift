extension UIView {
  /// See [UIView.TintAdjustmentMode](https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum).
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}
