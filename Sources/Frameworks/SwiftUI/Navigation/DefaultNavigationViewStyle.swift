/// See [DefaultNavigationViewStyle](https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle).
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}
