/// See [SearchFieldPlacement](https://developer.apple.com/documentation/swiftui/searchfieldplacement).
public struct SearchFieldPlacement: Sendable {
  /// See [NavigationBarDrawerDisplayMode](https://developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode).
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let isAlways: Bool

    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  private let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}
