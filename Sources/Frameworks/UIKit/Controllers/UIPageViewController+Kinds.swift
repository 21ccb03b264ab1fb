extension UIPageViewController {
  /// See [TransitionStyle](https://developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum).
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// See [NavigationOrientation](https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum).
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// See [NavigationDirection](https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection).
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// See [OptionsKey](https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey).
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
