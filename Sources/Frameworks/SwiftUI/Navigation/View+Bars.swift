@_spi(Windfall) import UIKit

nonisolated extension View {
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_PageBarModifier { bar, _ in bar.isNavigationBarHidden = hidden })
      .wished(NavigationBarHiddenKey.self, hidden)
  }

  /// The bar at the bottom of a navigation is there as long as it has contents.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  private func toolbarVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> ModifiedContent<Self, _PageBarModifier> {
    let isHidden = visibility == .hidden
    return modifier(
      _PageBarModifier { bar, _ in
        if bars.contains(where: \.isNavigationBar) { bar.isNavigationBarHidden = isHidden }
        if bars.contains(.tabBar) { bar.isTabBarHidden = isHidden }
      } discard: { bar in
        if bars.contains(.tabBar) { bar.isTabBarHidden = false }
      })
  }

  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _PageBarModifier> {
    modifier(
      _PageBarModifier { bar, environment in
        bar.setBackground(UIColor(displayColor: style._paint(in: environment).color), of: bars)
      } discard: { bar in
        bar.setBackground(nil, of: bars)
      })
  }

  /// Bars always show their background, unless it is hidden.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _PageBarModifier> {
    modifier(
      _PageBarModifier { bar, _ in if visibility == .hidden { bar.setBackground(.clear, of: bars) } })
  }

  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _PageBarModifier> {
    modifier(
      _PageBarModifier { bar, _ in if visibility == .hidden { bar.setBackground(.clear, of: bars) } })
  }

  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _PageBarModifier> {
    modifier(
      _PageBarModifier { bar, _ in
        bar.setTitleColor(colorScheme.map { $0 == .dark ? .white : .black }, of: bars)
      })
  }

  public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationItemModifier> {
    navigationBarTitleDisplayMode(mode.mode)
  }
}

/// The status bar and the bar at the bottom are no part of the screen here.
nonisolated extension View {
  public func statusBarHidden(_ hidden: Bool = true) -> some View { statusBar(hidden: hidden) }

  public func statusBar(hidden: Bool) -> some View {
    modifier(TransactionalPreferenceModifier<Bool, StatusBarKey>(value: hidden))
  }

  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }

  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
}

/// See [NavigationBarItem](https://developer.apple.com/documentation/swiftui/navigationbaritem).
public struct NavigationBarItem: Sendable {
  /// See [TitleDisplayMode](https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode).
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

nonisolated extension View {
  /// Takes away the button that shows a sidebar; titles stay.
  public func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> ModifiedContent<Self, _SplitColumnModifier> {
    modifier(_SplitColumnModifier { $0.hidesToggle = defaultItemKind == .sidebarToggle })
  }
}

/// See [ToolbarDefaultItemKind](https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind).
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}
