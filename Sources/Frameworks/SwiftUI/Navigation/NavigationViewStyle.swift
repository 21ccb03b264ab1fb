/// See [NavigationViewStyle](https://developer.apple.com/documentation/swiftui/navigationviewstyle).
///
/// Navigation views have one column, in every style.
@preconcurrency @MainActor
public protocol NavigationViewStyle {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> Self { self }
}
