extension UIScrollView {
  /// See [UIScrollView.IndicatorStyle](https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum).
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
}

extension UIScrollView {
  /// See [UIScrollView.DecelerationRate](https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// How far a swipe goes on for each point a second: the speed falls by the rate in each millisecond.
    var reach: CGFloat {
      guard rawValue < 1 else { return DecelerationRate.normal.reach }
      return rawValue > 0 ? -0.001 / log(rawValue) : 0
    }
  }
}
