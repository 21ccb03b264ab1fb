/// See [NavigationView](https://developer.apple.com/documentation/swiftui/navigationview).
///
/// Where the width is compact, the first of several views is shown, and links push upon it.
public struct NavigationView<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.navigationViewsAreStacks) private var isStack

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    let views = ListedView.list(content)
    if width == .regular && !isStack {
      let columns = views.count > 1 ? views.prefix(3).map(\.view) : [AnyView(content), AnyView(EmptyView())]
      SplitHost(columns: columns, visibility: nil, style: .automatic)
    } else {
      NavigationHost(root: views.count > 1 ? views[0].view : AnyView(content), path: nil)
    }
  }
}

/// See [NavigationViewStyle](https://developer.apple.com/documentation/swiftui/navigationviewstyle).
///
/// Where the width is compact, all styles are a stack.
@preconcurrency @MainActor
public protocol NavigationViewStyle {}

extension EnvironmentValues {
  private enum StacksKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether navigation views have one column on every device.
  var navigationViewsAreStacks: Bool {
    get { self[StacksKey.self] }
    set { self[StacksKey.self] = newValue }
  }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> some View {
    environment(\.navigationViewsAreStacks, S.self == StackNavigationViewStyle.self)
      .modifier(NavigationViewStyleModifier(style: style))
  }
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
  nonisolated public init() {}
}

/// See [DoubleColumnNavigationViewStyle](https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle).
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
