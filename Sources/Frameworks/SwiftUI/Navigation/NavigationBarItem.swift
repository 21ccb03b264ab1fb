/// See [NavigationBarItem](https://developer.apple.com/documentation/swiftui/navigationbaritem).
public struct NavigationBarItem: Sendable {
  /// See [TitleDisplayMode](https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode).
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}
