/// See [StackNavigationViewStyle](https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle).
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}
