/// See [ContentMarginPlacement](https://developer.apple.com/documentation/swiftui/contentmarginplacement).
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
