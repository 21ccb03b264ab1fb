/// See [NavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle).
///
/// A structure here: there is one column, whatever the style.
public struct NavigationSplitViewStyle: Sendable {
  private let name: String

  public static let automatic = NavigationSplitViewStyle(name: "automatic")
  public static let balanced = NavigationSplitViewStyle(name: "balanced")
  public static let prominentDetail = NavigationSplitViewStyle(name: "prominentDetail")
}
