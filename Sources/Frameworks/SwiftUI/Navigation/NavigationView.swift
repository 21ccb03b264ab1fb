/// See [NavigationView](https://developer.apple.com/documentation/swiftui/navigationview).
///
/// There is one column on every device.
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationHost(root: AnyView(content), path: nil) }
}

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

/// See [StackNavigationViewStyle](https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle).
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// See [DefaultNavigationViewStyle](https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle).
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// See [ColumnNavigationViewStyle](https://developer.apple.com/documentation/swiftui/columnnavigationviewstyle).
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// See [DoubleColumnNavigationViewStyle](https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle).
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
