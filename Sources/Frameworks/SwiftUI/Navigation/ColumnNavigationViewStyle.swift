/// See [ColumnNavigationViewStyle](https://developer.apple.com/documentation/swiftui/columnnavigationviewstyle).
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
