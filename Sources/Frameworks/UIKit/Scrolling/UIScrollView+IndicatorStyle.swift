extension UIScrollView {
  /// See [UIScrollView.IndicatorStyle](https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum).
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
}
