/// See [DoubleColumnNavigationViewStyle](https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle).
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
