import Foundation

/// See [TabViewCustomization](https://developer.apple.com/documentation/swiftui/tabviewcustomization).
///
/// A phone has no sidebar in which tabs can be moved or hidden: there is nothing to remember.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}

  public mutating func resetTabOrder() {}

  public mutating func resetVisibility() {}

  public mutating func resetSectionOrder() {}
}

/// See [TabCustomizationBehavior](https://developer.apple.com/documentation/swiftui/tabcustomizationbehavior).
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// See [AdaptableTabBarPlacement](https://developer.apple.com/documentation/swiftui/adaptabletabbarplacement).
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// See [TabPlacement](https://developer.apple.com/documentation/swiftui/tabplacement).
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// See [TabSearchActivation](https://developer.apple.com/documentation/swiftui/tabsearchactivation).
public struct TabSearchActivation: Sendable {
  public static let automatic = TabSearchActivation()
  public static let searchTabSelection = TabSearchActivation()
}

/// A phone shows its tabs in a bar, and no sidebar.
nonisolated extension View {
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }

  public func customizationID(_ id: String) -> Self { self }

  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: TabBarPlacement...) -> Self {
    self
  }

  public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> Self {
    self
  }

  public func tabPlacement(_ placement: TabPlacement) -> Self { self }

  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self { self }

  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
}

/// See [TabBarPlacement](https://developer.apple.com/documentation/swiftui/tabbarplacement).
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let ellipsis = TabBarPlacement(name: "ellipsis")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

extension EnvironmentValues {
  /// Nil beside a bar of tabs.
  public var tabBarPlacement: TabBarPlacement? { nil }
}
